/** A row of a table that holds no values has nothing to say; its role lasts where it is no row by display. */
export const unsaidRow = { role: 'row', 'aria-hidden': true } as const;
