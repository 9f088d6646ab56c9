import type { Room } from '../provider/ChartRoom.tsx';
import { widthOf } from './printing.ts';

/** The room that an element is for what is drawn into it; null where it is not laid out. */
export function roomOf(element: Element): Room | null {
  const width = widthOf(element);
  if (width === 0) return null;
  return { width, direction: getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr' };
}
