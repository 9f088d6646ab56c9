export { type BookSpan, BookTimeline, type BookTimelineProps } from './BookTimeline.tsx';
