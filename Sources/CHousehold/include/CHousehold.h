/// The file of a new household, compressed, which is a part of the program.
///
/// `NewHousehold` in Store reads it; docs/architecture.md says how it is made.
#ifndef LARDER_CHOUSEHOLD_H
#define LARDER_CHOUSEHOLD_H

#include <stddef.h>

/// The bytes of new-household.bin: the file's length as four bytes, the highest first, then the file as zlib's
/// `compress2` packs it.
extern const unsigned char larder_new_household[];

/// How many bytes there are.
extern const size_t larder_new_household_length;

/// The first byte: Swift imports no array without a length.
static inline const unsigned char *larder_new_household_start(void) { return larder_new_household; }

#endif
