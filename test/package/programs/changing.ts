export const round = 0;
