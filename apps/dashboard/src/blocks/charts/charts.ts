import { chartCode } from './chartCode.ts';
import { lazyChart } from './lazyChart.tsx';
import { sketches } from './sketches.ts';

/** The kinds of charts that screens draw, each in a file of code of its own. */
export const BandChart = lazyChart(chartCode.bandChart, 300);
export const BarList = lazyChart(chartCode.barList, 360);
export const BookTimeline = lazyChart(chartCode.bookTimeline, 360);
export const BoxPlot = lazyChart(chartCode.boxPlot, 360);
export const Bullet = lazyChart(chartCode.bullet, 160);
export const BumpChart = lazyChart(chartCode.bumpChart, 340);
export const CalendarHeat = lazyChart(chartCode.calendarHeat, 190);
export const Funnel = lazyChart(chartCode.funnel, 200);
export const HeatMap = lazyChart(chartCode.heatMap, 360, () => sketches.heatMap);
export const Histogram = lazyChart(chartCode.histogram, 220);
export const LiftBars = lazyChart(chartCode.liftBars, 420);
export const MirroredBars = lazyChart(chartCode.mirroredBars, 220);
export const OpportunityMap = lazyChart(chartCode.opportunityMap, 420);
export const ParallelLists = lazyChart(chartCode.parallelLists, 480);
export const RankHistory = lazyChart(chartCode.rankHistory, 260, () => sketches.rankHistory);
export const RankMatrix = lazyChart(chartCode.rankMatrix, 624);
export const Scatter = lazyChart(chartCode.scatter, 360);
export const SmallMultiples = lazyChart(chartCode.smallMultiples, 320);
export const StackedShare = lazyChart(chartCode.stackedShare, 260, () => sketches.stackedShare);
export const StarHistogram = lazyChart(chartCode.starHistogram, 160);
export const SurvivalCurve = lazyChart(chartCode.survivalCurve, 260);
export const TagMap = lazyChart(chartCode.tagMap, 420);
export const TagMatrix = lazyChart(chartCode.tagMatrix, 600);
export const TrendChart = lazyChart(chartCode.trendChart, 260, () => sketches.trendChart);
