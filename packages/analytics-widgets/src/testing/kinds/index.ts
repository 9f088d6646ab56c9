import * as ages from './ages.tsx';
import * as fields from './fields.tsx';
import * as grids from './grids.tsx';
import type { Kind } from './kind.ts';
import * as overDays from './overDays.tsx';
import * as rows from './rows.tsx';

export {
  type CaseName,
  type Chart,
  caseNames,
  type Kind,
  type ValueText,
} from './kind.ts';

/**
 * Every kind of chart by the name of its component. A test compares the list with the package's
 * exports.
 */
export const kinds = {
  TrendChart: overDays.trendChart,
  StackedShare: overDays.stackedShare,
  BumpChart: overDays.bumpChart,
  RankHistory: overDays.rankHistory,
  RankMatrix: grids.rankMatrix,
  BarList: rows.barList,
  MirroredBars: overDays.mirroredBars,
  HeatMap: grids.heatMap,
  CalendarHeat: grids.calendarHeat,
  OpportunityMap: fields.opportunityMap,
  BoxPlot: rows.boxPlot,
  ShareBars: rows.shareBars,
  Histogram: fields.histogram,
  StarHistogram: rows.starHistogram,
  Treemap: fields.treemap,
  Funnel: rows.funnel,
  BookTimeline: rows.bookTimeline,
  BandChart: ages.bandChart,
  SurvivalCurve: ages.survivalCurve,
  LiftBars: rows.liftBars,
  TagMatrix: grids.tagMatrix,
  TagMap: fields.tagMap,
  Scatter: fields.scatter,
  Bullet: rows.bullet,
  StepLine: overDays.stepLine,
  SmallMultiples: overDays.smallMultiples,
  ParallelLists: rows.parallelLists,
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;
