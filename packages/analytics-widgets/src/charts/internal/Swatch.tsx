import * as css from './TimeChart.css.ts';

/**
 * A piece of a line before its name. Strokes are boxes, because chart pictures are generated from
 * boxes.
 */
export const Swatch = ({ color }: { color: string }) => (
  <span className={css.swatch} style={{ color }} />
);
