// Header for programs of csmith, on the host (with HOST defined) and on GPUs. The program's result is the checksum of
// its global variables. csmith's own header needs a C library, which a GPU does not have.
#include <stdint.h>
#include <limits.h>
#include <float.h>
#ifdef __CUDACC__
#define ON_DEVICE __device__
#else
#define ON_DEVICE
#endif
// Names that csmith's safe_math.h uses.
#define STATIC ON_DEVICE static
#define UNDEFINED(value) (value)
#define LOG_INDEX
#define LOG_EXEC
#define FUNC_NAME(name) (safe_##name)
#define assert(condition)
#define fabsf __builtin_fabsf
#define fabs __builtin_fabs
#include "safe_math.h"

ON_DEVICE static uint32_t crc32_tab[256];
ON_DEVICE static uint32_t crc32_context = 0xFFFFFFFFUL;

ON_DEVICE static void crc32_gentab(void) {
  for (int i = 0; i < 256; i++) {
    uint32_t crc = i;
    for (int bit = 0; bit < 8; bit++) crc = (crc & 1) ? (crc >> 1) ^ 0xEDB88320UL : crc >> 1;
    crc32_tab[i] = crc;
  }
}

ON_DEVICE static void crc32_byte(uint8_t byte) {
  crc32_context = ((crc32_context >> 8) & 0x00FFFFFF) ^ crc32_tab[(crc32_context ^ byte) & 0xFF];
}

ON_DEVICE static void transparent_crc(uint64_t value, const char *name, int flag) {
  for (int i = 0; i < 8; i++) crc32_byte(value >> (8 * i));
}

ON_DEVICE static void transparent_crc_bytes(char *bytes, int count, const char *name, int flag) {
  for (int i = 0; i < count; i++) crc32_byte(bytes[i]);
}

#define platform_main_begin()
#ifdef HOST
#include <stdio.h>
#define platform_main_end(checksum, flag) printf("%u\n", (unsigned)(checksum))
#else
ON_DEVICE uint32_t csmith_result;
#define platform_main_end(checksum, flag) csmith_result = (checksum)
#define printf(...) 0
#define main csmith_main
#endif
