import type { EndLabel } from './EndLabels.tsx';
import { LabelName } from './LabelName.tsx';
import { Swatch } from './Swatch.tsx';
import * as css from './TimeChart.css.ts';

export interface LegendProps {
  labels: readonly EndLabel[];
  onToggle?: (id: string) => void;
}

/**
 * Names of the lines that have no room beside the plot, and of hidden lines: in a row, or in a
 * column when they have ranks.
 */
export function Legend({ labels, onToggle }: LegendProps) {
  if (labels.length === 0) return null;
  const placed = labels.some(({ prefix }) => prefix !== undefined);
  return (
    <ul className={placed ? css.legendColumn : css.legend}>
      {labels.map(({ id, text, prefix, color, href, value }) => (
        <li key={id} className={css.legendItem}>
          {/* The swatch toggles a line whose name is a link. */}
          {(href === undefined || !onToggle) && <Swatch color={color} />}
          {prefix !== undefined && <span className={css.prefix}>{prefix}</span>}
          <LabelName
            text={text}
            href={href}
            isShown={value !== null}
            color={color}
            {...(onToggle && { onToggle: () => onToggle(id) })}
          />
        </li>
      ))}
    </ul>
  );
}
