export * from './BumpChart/index.ts';
export * from './ChartFrame/index.ts';
export * from './HeatMap/index.ts';
export type { ChartCell, ChartTable, ChartTableColumn } from './internal/chartTable.ts';
export type { ChartEvent } from './internal/EventMarks.tsx';
export type { ChartSeries } from './internal/timeline.ts';
export * from './MirroredBars/index.ts';
export * from './RankHistory/index.ts';
export * from './TrendChart/index.ts';
