#include "CHousehold.h"

// `#embed` is C23; clang has it in every standard, with a warning for the older ones.
#pragma clang diagnostic ignored "-Wc23-extensions"

const unsigned char larder_new_household[] = {
#embed "new-household.bin"
};

const size_t larder_new_household_length = sizeof larder_new_household;
