import { LabelName } from '../internal/LabelName.tsx';
import * as time from '../internal/TimeChart.css.ts';
import type { Legend } from '../internal/useLegend.ts';
import * as css from './MarkPlot.css.ts';

export interface MarkLegendProps {
  series: readonly { id: string; label: string; color: string }[];
  legend: Legend<{ id: string }>;
  /** What lies behind the lines. */
  bands?: readonly { kind: 'wide' | 'narrow' | 'median'; text: string }[];
}

/** Names of the lines over a drawing. Of several each hides its line and shows it again. */
export function MarkLegend({ series, legend, bands = [] }: MarkLegendProps) {
  if (series.length + bands.length === 0) return null;
  const isSwitch = series.length > 1;
  return (
    <ul className={time.legend}>
      {series.map(({ id, label, color }) => (
        <li key={id} className={time.legendItem}>
          <span className={time.swatch} style={{ color }} />
          <LabelName
            text={label}
            isShown={!legend.isHidden(id)}
            {...(isSwitch && { onToggle: () => legend.toggle(id) })}
          />
        </li>
      ))}
      {bands.map(({ kind, text }) => (
        <li key={kind} className={time.legendItem}>
          <span className={css.bandSwatch} data-band={kind} />
          {text}
        </li>
      ))}
    </ul>
  );
}
