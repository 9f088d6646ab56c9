import type {
  HeatMapProps,
  RankHistoryProps,
  StackedShareProps,
  TrendChartProps,
} from '@litometr/analytics-widgets/charts';
import type { ComponentType } from 'react';

/** What a server draws in the places of charts, so that they are seen before any script has run. */
export interface Sketches {
  heatMap: ComponentType<HeatMapProps>;
  rankHistory: ComponentType<RankHistoryProps>;
  stackedShare: ComponentType<StackedShareProps>;
  trendChart: ComponentType<TrendChartProps>;
}

/** Filled by the server's own code (`serverSketches.tsx`); empty in a browser. */
export const sketches: Partial<Sketches> = {};
