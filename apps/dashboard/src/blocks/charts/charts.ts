import {
  barListHeight,
  COLOR_KEY_HEIGHT_PX,
  gapNoteHeight,
  heatMapHeight,
  LEGEND_HEIGHT_PX,
  POINT_SEARCH_HEIGHT_PX,
  rowsHeight,
  SERIES_BUTTONS_HEIGHT_PX,
} from '@litometr/analytics-widgets';
import { lazyChart } from './lazyChart.tsx';

interface GivenHeight {
  height?: number;
}

const plot =
  (usual: number) =>
  ({ height = usual }: GivenHeight) =>
    height;
const rows = (count: number, { height = rowsHeight(count) }: GivenHeight) => height;

/** The chart types that screens render, each in a chunk of its own. */
export const BandChart = lazyChart(
  'BandChart',
  async () => (await import('@litometr/analytics-widgets/charts/BandChart')).BandChart,
  (props) => plot(300)(props) + (props.lines.length > 1 ? SERIES_BUTTONS_HEIGHT_PX : 0),
);
export const BarList = lazyChart(
  'BarList',
  async () => (await import('@litometr/analytics-widgets/charts/BarList')).BarList,
  ({ items }) => barListHeight(items.length),
);
export const BookTimeline = lazyChart(
  'BookTimeline',
  async () => (await import('@litometr/analytics-widgets/charts/BookTimeline')).BookTimeline,
  (props) => rows(props.books.length, props) + LEGEND_HEIGHT_PX,
);
export const BoxPlot = lazyChart(
  'BoxPlot',
  async () => (await import('@litometr/analytics-widgets/charts/BoxPlot')).BoxPlot,
  (props) => rows(props.groups.length, props),
);
export const Bullet = lazyChart(
  'Bullet',
  async () => (await import('@litometr/analytics-widgets/charts/Bullet')).Bullet,
  (props) => rows(props.items.length, props),
);
export const BumpChart = lazyChart(
  'BumpChart',
  async () => (await import('@litometr/analytics-widgets/charts/BumpChart')).BumpChart,
  plot(340),
);
export const CalendarHeat = lazyChart(
  'CalendarHeat',
  async () => (await import('@litometr/analytics-widgets/charts/CalendarHeat')).CalendarHeat,
  plot(190),
);
export const Funnel = lazyChart(
  'Funnel',
  async () => (await import('@litometr/analytics-widgets/charts/Funnel')).Funnel,
  plot(200),
);
export const HeatMap = lazyChart(
  'HeatMap',
  async () => (await import('@litometr/analytics-widgets/charts/HeatMap')).HeatMap,
  (props) => (props.height ?? heatMapHeight(props.rows.length)) + COLOR_KEY_HEIGHT_PX,
);
export const Histogram = lazyChart(
  'Histogram',
  async () => (await import('@litometr/analytics-widgets/charts/Histogram')).Histogram,
  plot(220),
);
export const LiftBars = lazyChart(
  'LiftBars',
  async () => (await import('@litometr/analytics-widgets/charts/LiftBars')).LiftBars,
  (props) => rows(props.items.length, props),
);
export const MirroredBars = lazyChart(
  'MirroredBars',
  async () => (await import('@litometr/analytics-widgets/charts/MirroredBars')).MirroredBars,
  plot(220),
);
export const OpportunityMap = lazyChart(
  'OpportunityMap',
  async () => (await import('@litometr/analytics-widgets/charts/OpportunityMap')).OpportunityMap,
  // Portals have more genres than names fit on the map: it has a search.
  (props) => plot(420)(props) + POINT_SEARCH_HEIGHT_PX,
);
export const ParallelLists = lazyChart(
  'ParallelLists',
  async () => (await import('@litometr/analytics-widgets/charts/ParallelLists')).ParallelLists,
  plot(480),
);
export const RankHistory = lazyChart(
  'RankHistory',
  async () => (await import('@litometr/analytics-widgets/charts/RankHistory')).RankHistory,
  plot(260),
);
export const RankMatrix = lazyChart(
  'RankMatrix',
  async () => (await import('@litometr/analytics-widgets/charts/RankMatrix')).RankMatrix,
  plot(624),
);
export const Scatter = lazyChart(
  'Scatter',
  async () => (await import('@litometr/analytics-widgets/charts/Scatter')).Scatter,
  plot(360),
);
export const ShareBars = lazyChart(
  'ShareBars',
  async () => (await import('@litometr/analytics-widgets/charts/ShareBars')).ShareBars,
  (props) => rows(props.rows.length, props) + SERIES_BUTTONS_HEIGHT_PX,
);
export const SmallMultiples = lazyChart(
  'SmallMultiples',
  async () => (await import('@litometr/analytics-widgets/charts/SmallMultiples')).SmallMultiples,
  plot(320),
);
export const StackedShare = lazyChart(
  'StackedShare',
  async () => (await import('@litometr/analytics-widgets/charts/StackedShare')).StackedShare,
  plot(260),
);
export const StarHistogram = lazyChart(
  'StarHistogram',
  async () => (await import('@litometr/analytics-widgets/charts/StarHistogram')).StarHistogram,
  plot(160),
);
export const SurvivalCurve = lazyChart(
  'SurvivalCurve',
  async () => (await import('@litometr/analytics-widgets/charts/SurvivalCurve')).SurvivalCurve,
  plot(260),
);
export const TagMap = lazyChart(
  'TagMap',
  async () => (await import('@litometr/analytics-widgets/charts/TagMap')).TagMap,
  (props) => plot(420)(props) + POINT_SEARCH_HEIGHT_PX,
);
export const TagMatrix = lazyChart(
  'TagMatrix',
  async () => (await import('@litometr/analytics-widgets/charts/TagMatrix')).TagMatrix,
  plot(600),
);
export const TrendChart = lazyChart(
  'TrendChart',
  async () => (await import('@litometr/analytics-widgets/charts/TrendChart')).TrendChart,
  (props) => plot(260)(props) + (props.source === undefined ? gapNoteHeight(props.series) : 0),
);
