import * as css from '../marks/MarkPlot.css.ts';
import type { Place } from '../marks/MarkPlot.tsx';

/** A dashed line through the middles of some marks; of fewer than two there is none. */
export function PathLine({ through }: { through: readonly Place[] }) {
  if (through.length < 2) return null;
  const points = through.map(({ x, y, width, height }) => `${x + width / 2},${y + height / 2}`);
  return <polyline className={css.path} data-path="" points={points.join(' ')} />;
}
