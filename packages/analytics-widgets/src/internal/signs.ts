/** Signs that are the same in every language. */
export const signs = {
  /** No value. */
  missing: '—',
  /** Before a rounded value, with a narrow space that does not break. */
  about: '≈\u202f',
  /** Marks of a number with a sufficient sample, and of one without. */
  stable: '●',
  tentative: '○',
  /** Headers of columns that need no text: a change, a share, a remark. */
  delta: 'Δ',
  percent: '%',
  remark: '*',
  /** Separator of the parts of one line. */
  dot: ' · ',
} as const;
