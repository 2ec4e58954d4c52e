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

/// The lines of receipt-words.tsv: a word as tills print it, what it stands for, and its role.
extern const char larder_receipt_words[];
extern const size_t larder_receipt_words_length;

/// The lines of non-foods.tsv: a word for a good that is no food, and whether it is one as a part of a word, too.
extern const char larder_non_foods[];
extern const size_t larder_non_foods_length;

/// The lines of pack-weights.tsv: a word for a good, the grams of a pack and of a piece, which of them is sold, its aisle.
extern const char larder_pack_weights[];
extern const size_t larder_pack_weights_length;

/// The first bytes of these tables.
static inline const char *larder_receipt_words_start(void) { return larder_receipt_words; }
static inline const char *larder_non_foods_start(void) { return larder_non_foods; }
static inline const char *larder_pack_weights_start(void) { return larder_pack_weights; }

/// The first byte of the names.
static inline const char *larder_like_names_start(void) { return larder_like_names; }

/// The first byte: Swift imports no array without a length.
static inline const unsigned char *larder_reference_start(void) { return larder_reference; }

#endif
