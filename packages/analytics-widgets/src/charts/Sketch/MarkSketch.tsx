import * as css from '../marks/MarkPlot.css.ts';
import type { MarkPlotProps } from '../marks/MarkPlot.tsx';

/** Pixels that the marks are laid out in: of a page beside its menu, and of a phone's. */
const WIDE = 1096;
const NARROW = 358;

interface MarkSketchProps extends MarkPlotProps {
  direction: 'ltr' | 'rtl';
}

/** Marks, still: laid out for two widths, of which the nearer one is shown to scale. */
export function MarkSketch({ label, height, layout, fixedDirection, ...rest }: MarkSketchProps) {
  const direction = fixedDirection === true ? 'ltr' : rest.direction;
  const drawn = (width: number, className: string) => (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={direction === 'rtl' ? 'xMaxYMin' : 'xMinYMin'}
      aria-hidden="true"
    >
      {layout({ width, height, direction }).drawing}
    </svg>
  );
  return (
    <div className={css.root} style={{ height }} data-sketch="" role="img" aria-label={label}>
      {drawn(WIDE, css.wideSketch)}
      {drawn(NARROW, css.narrowSketch)}
    </div>
  );
}
