/** Signs that are the same in every language: not words. */
export const signs = {
  /** No value. */
  missing: '—',
  /** Before a rounded value, with a narrow space that does not break. */
  about: '≈\u202f',
  /** A mark of a number that stands on enough, and of one that does not. */
  stable: '●',
  tentative: '○',
  /** Headers of columns that need no word: a change, a share, a remark. */
  delta: 'Δ',
  percent: '%',
  remark: '*',
  /** Between parts of one line. */
  dot: ' · ',
} as const;
