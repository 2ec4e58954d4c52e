#include "CFetch.h"

#include <dlfcn.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

/* The part of libcurl's interface that is used; its numbers are fixed for all versions of libcurl 4. */
enum {
  OPT_WRITEDATA = 10001,
  OPT_URL = 10002,
  OPT_PROXY = 10004,
  OPT_USERAGENT = 10018,
  OPT_HTTPHEADER = 10023,
  OPT_SSLVERSION = 32,
  OPT_FOLLOWLOCATION = 52,
  OPT_NOSIGNAL = 99,
  OPT_ACCEPT_ENCODING = 10102,
  OPT_TIMEOUT_MS = 155,
  OPT_OPENSOCKETDATA = 10164,
  OPT_PROTOCOLS = 181,
  OPT_WRITEFUNCTION = 20011,
  OPT_OPENSOCKETFUNCTION = 20163,
  INFO_CONTENT_TYPE = 0x100000 + 18,
  INFO_REDIRECT_URL = 0x100000 + 31,
  INFO_RESPONSE_CODE = 0x200000 + 2,
};
static const long GLOBAL_DEFAULT = 3;
static const long SSLVERSION_TLS_1_2 = 6;
static const long PROTOCOLS_HTTP_AND_HTTPS = 1 | 2;

struct curl_address {
  int family;
  int kind;
  int protocol;
  unsigned int length;
  struct sockaddr address;
};

struct fetch {
  const struct fetch_request *request;
  struct fetch_reply *reply;
};

static size_t take(char *bytes, size_t one, size_t count, void *data) {
  struct fetch *fetch = data;
  struct fetch_reply *reply = fetch->reply;
  size_t added = one * count;
  if (added > fetch->request->largest - reply->length) {
    reply->is_too_large = true;
    return 0;
  }
  unsigned char *body = realloc(reply->body, reply->length + added + 1);
  if (!body) return 0;
  memcpy(body + reply->length, bytes, added);
  reply->body = body;
  reply->length += added;
  return added;
}

/* Called before each connection, with the address that a name stands for. */
static int open_socket(void *data, int purpose, struct curl_address *address) {
  (void)purpose;
  struct fetch *fetch = data;
  bool is_allowed = fetch->request->allows == NULL;
  if (!is_allowed && address->family == AF_INET) {
    const struct sockaddr_in *ipv4 = (const void *)&address->address;
    is_allowed = fetch->request->allows((const unsigned char *)&ipv4->sin_addr, 4);
  } else if (!is_allowed && address->family == AF_INET6) {
    const struct sockaddr_in6 *ipv6 = (const void *)&address->address;
    is_allowed = fetch->request->allows((const unsigned char *)&ipv6->sin6_addr, 16);
  }
  if (!is_allowed) {
    fetch->reply->is_forbidden = true;
    return -1;
  }
  return socket(address->family, address->kind | SOCK_CLOEXEC, address->protocol);
}

void fetch_release(struct fetch_reply *reply) {
  free(reply->type);
  free(reply->redirect);
  free(reply->body);
}

void fetch_page(const struct fetch_request *request, struct fetch_reply *reply) {
  *reply = (struct fetch_reply){0};
  reply->code = -1;
  const char *names[] = {"libcurl.so.4", "libcurl-gnutls.so.4", "libcurl.4.dylib"};
  void *library = NULL;
  for (size_t index = 0; !library && index < sizeof names / sizeof *names; index++) {
    library = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
  }
  if (!library) return;
  int (*global_init)(long) = (int (*)(long))dlsym(library, "curl_global_init");
  void *(*init)(void) = (void *(*)(void))dlsym(library, "curl_easy_init");
  int (*set)(void *, int, ...) = (int (*)(void *, int, ...))dlsym(library, "curl_easy_setopt");
  int (*perform)(void *) = (int (*)(void *))dlsym(library, "curl_easy_perform");
  int (*info)(void *, int, ...) = (int (*)(void *, int, ...))dlsym(library, "curl_easy_getinfo");
  void (*cleanup)(void *) = (void (*)(void *))dlsym(library, "curl_easy_cleanup");
  void *(*append)(void *, const char *) = (void *(*)(void *, const char *))dlsym(library, "curl_slist_append");
  void (*release)(void *) = (void (*)(void *))dlsym(library, "curl_slist_free_all");
  if (!global_init || !init || !set || !perform || !info || !cleanup || !append || !release) return;
  if (global_init(GLOBAL_DEFAULT) != 0) return;
  void *curl = init();
  if (!curl) return;
  struct fetch fetch = {request, reply};
  void *headers = append(NULL, request->accept);
  headers = append(headers, request->language);
  /* If one of these is refused, the request is not made: each of them is a rule. */
  int refused = set(curl, OPT_URL, request->url) | set(curl, OPT_PROXY, "") |
                set(curl, OPT_PROTOCOLS, PROTOCOLS_HTTP_AND_HTTPS) | set(curl, OPT_SSLVERSION, SSLVERSION_TLS_1_2) |
                set(curl, OPT_FOLLOWLOCATION, 0L) | set(curl, OPT_NOSIGNAL, 1L) |
                set(curl, OPT_TIMEOUT_MS, request->milliseconds) | set(curl, OPT_ACCEPT_ENCODING, "") |
                set(curl, OPT_USERAGENT, request->user_agent) | set(curl, OPT_HTTPHEADER, headers) |
                set(curl, OPT_WRITEFUNCTION, take) | set(curl, OPT_WRITEDATA, &fetch) |
                set(curl, OPT_OPENSOCKETFUNCTION, open_socket) | set(curl, OPT_OPENSOCKETDATA, &fetch);
  if (refused == 0) {
    reply->code = perform(curl);
    char *text = NULL;
    info(curl, INFO_RESPONSE_CODE, &reply->status);
    if (info(curl, INFO_CONTENT_TYPE, &text) == 0) reply->type = text ? strdup(text) : NULL;
    text = NULL;
    if (info(curl, INFO_REDIRECT_URL, &text) == 0) reply->redirect = text ? strdup(text) : NULL;
  }
  cleanup(curl);
  release(headers);
}
