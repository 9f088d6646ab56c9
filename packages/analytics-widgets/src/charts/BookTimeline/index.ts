export { type BookSpan, BookTimeline, type BookTimelineProps } from './BookTimeline.tsx';
export type { TimelineShape } from './TimelineLegend.tsx';
