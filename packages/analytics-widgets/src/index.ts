export { ChartOutline, type ChartOutlineProps } from './charts/ChartFrame/ChartOutline.tsx';
export {
  barListHeight,
  COLOR_KEY_HEIGHT_PX,
  gapNoteHeight,
  heatMapHeight,
  LEGEND_HEIGHT_PX,
  POINT_SEARCH_HEIGHT_PX,
  rowsHeight,
  SERIES_BUTTONS_HEIGHT_PX,
} from './charts/marks/plotHeights.ts';
export { type DayPoint, dayOfInstant } from './internal/days.ts';
export { isTooFewForShare, MIN_COUNT_FOR_SHARE } from './internal/fewShares.ts';
export { MissingValue, type MissingValueProps } from './internal/MissingValue.tsx';
export type { PanelState } from './internal/PanelState.ts';
export { roomOf } from './internal/roomOf.ts';
export { afterPaint } from './internal/useIsPainted.ts';
export { ChartRoom, type ChartRoomProps, type Room } from './provider/ChartRoom.tsx';
export {
  DataProvenance,
  type DataProvenanceProps,
  type Provenance,
} from './provider/DataProvenance.tsx';
export type { DayStyle, Formats, NumberStyle, ValueFormat } from './provider/formats.ts';
export { isInvisible } from './provider/invisible.ts';
export { PartialDays, type PartialDaysProps } from './provider/PartialDays.tsx';
export type { WidgetStrings } from './provider/WidgetStrings.ts';
export {
  useFormats,
  useWidgetStrings,
  type WidgetLink,
  type WidgetLinkProps,
  WidgetsProvider,
  type WidgetsProviderProps,
} from './provider/WidgetsProvider.tsx';
export * from './table/index.ts';
export * from './tiles/index.ts';
