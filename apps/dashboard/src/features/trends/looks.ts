/** Chart types of the lines. */
export const looks = ['lines', 'small', 'share'] as const;

export type Look = (typeof looks)[number];
