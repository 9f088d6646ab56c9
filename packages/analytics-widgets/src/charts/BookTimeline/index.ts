export { BookTimeline, type BookTimelineProps } from './BookTimeline.tsx';
export type { BookSpan, TimelineShape } from './bookSpan.ts';
