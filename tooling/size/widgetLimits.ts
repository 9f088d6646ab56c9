/**
 * Maximum cost of a table without charts, beyond React and packages/ui: bytes of brotli, with
 * styles.
 */
export const tableLimit = 56_320;

/** Limit of Recharts with a first kind of chart (`TrendChart`), in bytes of brotli: 130 KiB. */
export const firstChartLimit = 133_120;

/** Limit of each further kind of chart beside the first, in bytes of brotli: 8 KiB. */
export const furtherChartLimit = 8_192;
