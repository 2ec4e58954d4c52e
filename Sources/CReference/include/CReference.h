/// The open food tables, packed into one file that is a part of the program.
///
/// `Reference` reads them; docs/reference-data.md says what they are and how they are made.
#ifndef LARDER_CREFERENCE_H
#define LARDER_CREFERENCE_H

#include <stddef.h>

/// The bytes of reference.bin, which `ReferenceLayout` describes. They are constant, so the system reads no page of
/// them from the disk before somebody looks at it.
extern const unsigned char larder_reference[];

/// How many bytes there are.
extern const size_t larder_reference_length;

/// The lines of like-names.tsv: a name, a tab and the number of the food in the tables that is like it, sorted by the
/// bytes of the names.
extern const char larder_like_names[];

/// How many bytes there are.
extern const size_t larder_like_names_length;

/// The first byte of the names.
static inline const char *larder_like_names_start(void) { return larder_like_names; }

/// The first byte: Swift imports no array without a length.
static inline const unsigned char *larder_reference_start(void) { return larder_reference; }

#endif
