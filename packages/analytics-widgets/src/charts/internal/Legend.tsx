import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import type { EndLabel } from './EndLabels.tsx';
import * as css from './TimeChart.css.ts';

export interface LegendProps {
  labels: readonly EndLabel[];
}

/**
 * The names of the lines where there is no room beside them: in a row, or, where they stand in
 * places, in a column.
 */
export function Legend({ labels }: LegendProps) {
  const { Link } = useWidgets();
  const placed = labels.some(({ prefix }) => prefix !== undefined);
  return (
    <ul className={placed ? css.legendColumn : css.legend}>
      {labels.map(({ id, text, prefix, color, href }) => (
        <li key={id} className={css.legendItem}>
          <span className={css.swatch} style={{ color }} />
          {prefix !== undefined && <span className={css.prefix}>{prefix}</span>}
          {href === undefined ? (
            <span className={css.endText} dir="auto">
              {text}
            </span>
          ) : (
            <Link href={href} className={css.endText} dir="auto">
              {text}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
