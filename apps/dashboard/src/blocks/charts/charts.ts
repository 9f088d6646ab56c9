import { lazyChart } from './lazyChart.tsx';

/** The chart types that screens render, each in a chunk of its own. */
export const BandChart = lazyChart(() => import('./bandChart.ts'), 300);
export const BarList = lazyChart(() => import('./barList.ts'), 360);
export const BookTimeline = lazyChart(() => import('./bookTimeline.ts'), 360);
export const BoxPlot = lazyChart(() => import('./boxPlot.ts'), 360);
export const Bullet = lazyChart(() => import('./bullet.ts'), 160);
export const BumpChart = lazyChart(() => import('./bumpChart.ts'), 340);
export const CalendarHeat = lazyChart(() => import('./calendarHeat.ts'), 190);
export const Funnel = lazyChart(() => import('./funnel.ts'), 200);
export const HeatMap = lazyChart(() => import('./heatMap.ts'), 360);
export const Histogram = lazyChart(() => import('./histogram.ts'), 220);
export const LiftBars = lazyChart(() => import('./liftBars.ts'), 420);
export const MirroredBars = lazyChart(() => import('./mirroredBars.ts'), 220);
export const OpportunityMap = lazyChart(() => import('./opportunityMap.ts'), 420);
export const ParallelLists = lazyChart(() => import('./parallelLists.ts'), 480);
export const RankHistory = lazyChart(() => import('./rankHistory.ts'), 260);
export const RankMatrix = lazyChart(() => import('./rankMatrix.ts'), 624);
export const Scatter = lazyChart(() => import('./scatter.ts'), 360);
export const ShareBars = lazyChart(() => import('./shareBars.ts'), 360);
export const SmallMultiples = lazyChart(() => import('./smallMultiples.ts'), 320);
export const StackedShare = lazyChart(() => import('./stackedShare.ts'), 260);
export const StarHistogram = lazyChart(() => import('./starHistogram.ts'), 160);
export const SurvivalCurve = lazyChart(() => import('./survivalCurve.ts'), 260);
export const TagMap = lazyChart(() => import('./tagMap.ts'), 420);
export const TagMatrix = lazyChart(() => import('./tagMatrix.ts'), 600);
export const TrendChart = lazyChart(() => import('./trendChart.ts'), 260);
