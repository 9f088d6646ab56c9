export const exitCodes = {
  ok: 0,
  /** Understood and refused: a bad bundle, a fault that was found, a name in use. */
  refused: 1,
  /** Could not be run: wrong usage, a folder that cannot be opened. */
  failed: 2,
} as const;
