/** The day of a text of a bundle; NULL outside the years of the engine's `Date`. */
export const dateOf = (text: string) =>
  `if(${text} >= '1970-01-02' AND ${text} < '2149-01-01', toDateOrNull(${text}), NULL)`;
