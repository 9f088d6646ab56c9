import { cloneElement } from 'react';
import { kinds } from '../../testing/kinds/index.ts';
import type { ChartProps } from '../ChartFrame/index.ts';
import meta from './BookTimeline.stories.tsx';
import { BookTimeline } from './BookTimeline.tsx';

/** Both shapes in use are explained above the chart. */
export function NamedShapes() {
  return <BookTimeline {...meta.args} />;
}

/** Forty books at the height of a page. */
export function FortyBooks() {
  return cloneElement<Partial<ChartProps>>(kinds.BookTimeline.many(40), { height: 280 });
}
