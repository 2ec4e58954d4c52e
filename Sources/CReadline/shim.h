#pragma once
#include <stdio.h>
#include <wchar.h>
#include <readline/readline.h>
#include <readline/history.h>
// What readline itself measures text with; glibc declares it only for X/Open programs.
extern int wcwidth(wchar_t);
