#include "CReference.h"

// `#embed` is C23; clang has it in every standard, with a warning for the older ones.
#pragma clang diagnostic ignored "-Wc23-extensions"

const unsigned char larder_reference[] = {
#embed "reference.bin"
};

const size_t larder_reference_length = sizeof larder_reference;

const char larder_like_names[] = {
#embed "like-names.tsv"
};

const size_t larder_like_names_length = sizeof larder_like_names;

const char larder_receipt_words[] = {
#embed "receipt-words.tsv"
};

const size_t larder_receipt_words_length = sizeof larder_receipt_words;

const char larder_non_foods[] = {
#embed "non-foods.tsv"
};

const size_t larder_non_foods_length = sizeof larder_non_foods;

const char larder_pack_weights[] = {
#embed "pack-weights.tsv"
};

const size_t larder_pack_weights_length = sizeof larder_pack_weights;
