import { heatMapHeight, rowsHeight } from '@litometr/analytics-widgets';
import { lazyChart } from './lazyChart.tsx';

/** Pixels of one line of names above a plot; names that show and hide their part are as tall as a button. */
const LEGEND_PX = 24;
const SWITCHES_PX = 32;
/** Pixels of the search above points that have no room for their names. */
const SEARCH_PX = 36;
const MAX_NAMED_POINTS = 12;
/** Pixels of the key of colours below a plot. */
const COLOR_KEY_PX = 24;
const LIST_ROW_PX = 28;
/** Rows of a chart whose data are not loaded yet. */
const USUAL_ROWS = 12;

interface PlotHeight {
  height?: number;
}

const plot =
  (usual: number) =>
  ({ height = usual }: PlotHeight) =>
    height;
const rows = (count: number, { height = rowsHeight(count || USUAL_ROWS) }: PlotHeight) => height;

/** The chart types that screens render, each in a chunk of its own. */
export const BandChart = lazyChart(
  () => import('./bandChart.ts'),
  (props) => plot(300)(props) + (props.lines.length > 1 ? SWITCHES_PX : 0),
);
export const BarList = lazyChart(
  () => import('./barList.ts'),
  ({ items }) => (items.length || USUAL_ROWS) * LIST_ROW_PX,
);
export const BookTimeline = lazyChart(
  () => import('./bookTimeline.ts'),
  (props) => rows(props.books.length, props) + LEGEND_PX,
);
export const BoxPlot = lazyChart(
  () => import('./boxPlot.ts'),
  (props) => rows(props.groups.length, props),
);
export const Bullet = lazyChart(
  () => import('./bullet.ts'),
  (props) => rows(props.items.length, props),
);
export const BumpChart = lazyChart(() => import('./bumpChart.ts'), plot(340));
export const CalendarHeat = lazyChart(() => import('./calendarHeat.ts'), plot(190));
export const Funnel = lazyChart(() => import('./funnel.ts'), plot(200));
export const HeatMap = lazyChart(
  () => import('./heatMap.ts'),
  (props) => (props.height ?? heatMapHeight(props.rows.length || USUAL_ROWS)) + COLOR_KEY_PX,
);
export const Histogram = lazyChart(() => import('./histogram.ts'), plot(220));
export const LiftBars = lazyChart(
  () => import('./liftBars.ts'),
  (props) => rows(props.items.length, props),
);
export const MirroredBars = lazyChart(() => import('./mirroredBars.ts'), plot(220));
export const OpportunityMap = lazyChart(
  () => import('./opportunityMap.ts'),
  (props) => plot(420)(props) + (props.niches.length > MAX_NAMED_POINTS ? SEARCH_PX : 0),
);
export const ParallelLists = lazyChart(() => import('./parallelLists.ts'), plot(480));
export const RankHistory = lazyChart(() => import('./rankHistory.ts'), plot(260));
export const RankMatrix = lazyChart(() => import('./rankMatrix.ts'), plot(624));
export const Scatter = lazyChart(() => import('./scatter.ts'), plot(360));
export const ShareBars = lazyChart(
  () => import('./shareBars.ts'),
  (props) => rows(props.rows.length, props) + SWITCHES_PX,
);
export const SmallMultiples = lazyChart(() => import('./smallMultiples.ts'), plot(320));
export const StackedShare = lazyChart(() => import('./stackedShare.ts'), plot(260));
export const StarHistogram = lazyChart(() => import('./starHistogram.ts'), plot(160));
export const SurvivalCurve = lazyChart(() => import('./survivalCurve.ts'), plot(260));
export const TagMap = lazyChart(() => import('./tagMap.ts'), plot(420));
export const TagMatrix = lazyChart(() => import('./tagMatrix.ts'), plot(600));
export const TrendChart = lazyChart(() => import('./trendChart.ts'), plot(260));
