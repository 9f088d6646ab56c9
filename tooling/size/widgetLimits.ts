/**
 * Maximum cost of a table without charts, beyond React and packages/ui: bytes of brotli, with
 * styles.
 */
export const tableLimit = 56_320;

/** Limit of Recharts with a first kind of chart (`TrendChart`), in bytes of brotli: 130 KiB. */
export const firstChartLimit = 133_120;

/** Limit of each further kind of chart beside the first, in bytes of brotli: 8 KiB. */
const furtherChartLimit = 8_192;

/** Kinds above the common limit. Bullet uses bars, a scatter and a second axis of Recharts. */
const largerKinds: Readonly<Record<string, number>> = { Bullet: 9_728 };

export const furtherLimitOf = (name: string): number => largerKinds[name] ?? furtherChartLimit;
