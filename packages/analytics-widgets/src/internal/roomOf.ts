import type { Room } from '../provider/ChartRoom.tsx';
import { widthOf } from './printing.ts';

/** Returns width and direction available inside an element; null while it has no layout. */
export function roomOf(element: Element): Room | null {
  const width = widthOf(element);
  if (width === 0) return null;
  return { width, direction: getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr' };
}
