/**
 * Where the code of each kind of chart is, each in a file of its own. A page's declaration names the
 * kinds that it shows first, so that they are fetched with it and not after its first drawing.
 */
export const chartCode = {
  bandChart: () => import('./bandChart.ts'),
  barList: () => import('./barList.ts'),
  bookTimeline: () => import('./bookTimeline.ts'),
  boxPlot: () => import('./boxPlot.ts'),
  bullet: () => import('./bullet.ts'),
  bumpChart: () => import('./bumpChart.ts'),
  calendarHeat: () => import('./calendarHeat.ts'),
  funnel: () => import('./funnel.ts'),
  heatMap: () => import('./heatMap.ts'),
  histogram: () => import('./histogram.ts'),
  liftBars: () => import('./liftBars.ts'),
  mirroredBars: () => import('./mirroredBars.ts'),
  opportunityMap: () => import('./opportunityMap.ts'),
  parallelLists: () => import('./parallelLists.ts'),
  rankHistory: () => import('./rankHistory.ts'),
  rankMatrix: () => import('./rankMatrix.ts'),
  scatter: () => import('./scatter.ts'),
  shareBars: () => import('./shareBars.ts'),
  smallMultiples: () => import('./smallMultiples.ts'),
  stackedShare: () => import('./stackedShare.ts'),
  starHistogram: () => import('./starHistogram.ts'),
  survivalCurve: () => import('./survivalCurve.ts'),
  tagMap: () => import('./tagMap.ts'),
  tagMatrix: () => import('./tagMatrix.ts'),
  trendChart: () => import('./trendChart.ts'),
};

export type ChartKind = keyof typeof chartCode;
