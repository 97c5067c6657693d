// All programs, which run on the soft GPU and on a real GPU without change.
import { attentionProgram } from "./attention.ts";
import { densePrograms } from "./dense.ts";
import { gridPrograms } from "./grids.ts";
import { imagePrograms } from "./images.ts";
import { numbaPrograms } from "./numba.ts";
import type { Program } from "./program.ts";
import { rowPrograms } from "./rows.ts";
import { sevenPrograms } from "./seven.ts";
import { sortingPrograms } from "./sorting.ts";
import { sparsePrograms } from "./sparse.ts";
import { togetherPrograms } from "./together.ts";
import { wordPrograms } from "./words.ts";

export const programs: readonly Program[] = [
  ...[...sevenPrograms, ...numbaPrograms, ...rowPrograms, attentionProgram, ...sortingPrograms],
  ...[...imagePrograms, ...gridPrograms, ...sparsePrograms, ...densePrograms, ...wordPrograms],
  ...togetherPrograms,
];
