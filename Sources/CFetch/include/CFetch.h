/* Fetches one page or photo with libcurl, which is loaded when it is needed: Larder is built and runs without it. */
#ifndef CFETCH_H
#define CFETCH_H

#include <stdbool.h>
#include <stddef.h>

/* Whether a connection to an address is allowed; `bytes` are the 4 or 16 of an IPv4 or IPv6 address. */
typedef bool (*fetch_allows)(const unsigned char *_Nonnull bytes, int count);

struct fetch_request {
  const char *_Nonnull url;
  const char *_Nonnull user_agent;
  /* The whole header Accept-Language. */
  const char *_Nonnull language;
  /* The whole header Accept. */
  const char *_Nonnull accept;
  /* The longest time for all of it. */
  long milliseconds;
  /* The most bytes of the page, after it is unpacked. */
  size_t largest;
  /* Asked for each address before a connection to it is made; NULL allows all. */
  fetch_allows _Nullable allows;
};

struct fetch_reply {
  /* libcurl's result: 0 for an answer of the site; -1 if there is no libcurl. */
  int code;
  /* Whether an address was refused. */
  bool is_forbidden;
  bool is_too_large;
  /* The status of HTTP, such as 200 or 404. */
  long status;
  /* The media type as the site states it; NULL if it states none. */
  char *_Nullable type;
  /* Where the site redirects to, as a whole address; NULL if it does not. */
  char *_Nullable redirect;
  /* The page; NULL if it is empty. */
  unsigned char *_Nullable body;
  size_t length;
};

/* Fetches one page without following redirects, and fills in the reply; `fetch_release` releases what is in it. */
void fetch_page(const struct fetch_request *_Nonnull request, struct fetch_reply *_Nonnull reply);
void fetch_release(struct fetch_reply *_Nonnull reply);

#endif
