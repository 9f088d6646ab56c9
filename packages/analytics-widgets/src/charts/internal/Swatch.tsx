import type { SeriesInk } from './colors.ts';
import * as css from './TimeChart.css.ts';

/**
 * A piece of a line before its name. Strokes are boxes, because chart pictures are generated from
 * boxes.
 */
export const Swatch = ({ color, dash }: SeriesInk) =>
  dash === undefined ? (
    <span className={css.swatch} style={{ color }} />
  ) : (
    <span className={css.dashedSwatch} style={{ color }}>
      <span className={css.swatchStroke} />
      <span className={css.swatchDot} />
    </span>
  );
