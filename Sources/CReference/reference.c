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
