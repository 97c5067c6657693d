// A profiler that writes each NVTX event to the file that NVTX_RECORD names, a line each.
#include <stdio.h>
#include <stdlib.h>
#include <nvtx3/nvToolsExt.h>

static FILE *out;
static unsigned long long ranges;

static void attributes(const char *what, nvtxDomainHandle_t domain, const nvtxEventAttributes_t *a) {
  fprintf(out, "%s domain=%llu", what, (unsigned long long)domain);
  if (a->messageType == NVTX_MESSAGE_TYPE_ASCII) fprintf(out, " \"%s\"", a->message.ascii);
  if (a->category) fprintf(out, " category=%u", a->category);
  if (a->colorType == NVTX_COLOR_ARGB) fprintf(out, " color=%08x", a->color);
  if (a->payloadType == NVTX_PAYLOAD_TYPE_INT64) fprintf(out, " int64=%lld", (long long)a->payload.llValue);
  if (a->payloadType == NVTX_PAYLOAD_TYPE_UNSIGNED_INT64) fprintf(out, " uint64=%llu", (unsigned long long)a->payload.ullValue);
  if (a->payloadType == NVTX_PAYLOAD_TYPE_DOUBLE) fprintf(out, " double=%g", a->payload.dValue);
  if (a->version != NVTX_VERSION || a->size != sizeof *a) fprintf(out, " WRONG SIZE");
  fprintf(out, "\n");
  fflush(out);
}

static void mark(nvtxDomainHandle_t d, const nvtxEventAttributes_t *a) { attributes("mark", d, a); }
static nvtxRangeId_t start(nvtxDomainHandle_t d, const nvtxEventAttributes_t *a) {
  attributes("start", d, a);
  // A large identifier, which must come back whole.
  return 0x8000000000000000ull + ++ranges;
}
static void end(nvtxDomainHandle_t d, nvtxRangeId_t id) {
  fprintf(out, "end domain=%llu %llu\n", (unsigned long long)d, id - 0x8000000000000000ull);
  fflush(out);
}
static int push(nvtxDomainHandle_t d, const nvtxEventAttributes_t *a) { attributes("push", d, a); return 0; }
static int pop(nvtxDomainHandle_t d) { fprintf(out, "pop domain=%llu\n", (unsigned long long)d); fflush(out); return 0; }
static void category(nvtxDomainHandle_t d, uint32_t id, const char *name) {
  fprintf(out, "category domain=%llu %u \"%s\"\n", (unsigned long long)d, id, name);
  fflush(out);
}
static nvtxDomainHandle_t create(const char *name) {
  static unsigned long long domains;
  fprintf(out, "create \"%s\"\n", name);
  return (nvtxDomainHandle_t)++domains;
}

int InitializeInjectionNvtx2(NvtxGetExportTableFunc_t table) {
  out = fopen(getenv("NVTX_RECORD"), "a");
  if (!out) return 0;
  const NvtxExportTableCallbacks *callbacks = table(NVTX_ETID_CALLBACKS);
  NvtxFunctionTable f;
  unsigned size;
  if (!callbacks || !callbacks->GetModuleFunctionTable(NVTX_CB_MODULE_CORE2, &f, &size)) return 0;
  *f[NVTX_CBID_CORE2_DomainMarkEx] = (NvtxFunctionPointer)mark;
  *f[NVTX_CBID_CORE2_DomainRangeStartEx] = (NvtxFunctionPointer)start;
  *f[NVTX_CBID_CORE2_DomainRangeEnd] = (NvtxFunctionPointer)end;
  *f[NVTX_CBID_CORE2_DomainRangePushEx] = (NvtxFunctionPointer)push;
  *f[NVTX_CBID_CORE2_DomainRangePop] = (NvtxFunctionPointer)pop;
  *f[NVTX_CBID_CORE2_DomainNameCategoryA] = (NvtxFunctionPointer)category;
  *f[NVTX_CBID_CORE2_DomainCreateA] = (NvtxFunctionPointer)create;
  return 1;
}
