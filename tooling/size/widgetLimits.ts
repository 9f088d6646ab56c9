/** What a table without charts may cost over React and packages/ui: bytes of brotli, with styles. */
export const tableLimit = 35_000;

/** What any one kind of chart may cost likewise, the drawing library with it. */
export const chartLimit = 38_000;
