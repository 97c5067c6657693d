export const cudaDescriptions: Readonly<Record<string, string>> = {};
