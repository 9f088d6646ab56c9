import { LabelName } from '../internal/LabelName.tsx';
import * as time from '../internal/TimeChart.css.ts';
import type { Legend } from '../internal/useLegend.ts';
import * as css from './MarkLegend.css.ts';
import { path } from './MarkPlot.css.ts';

interface LegendBand {
  kind: 'wide' | 'narrow' | 'median' | 'path';
  text: string;
}

export interface MarkLegendProps {
  series?: readonly { id: string; label: string; color: string }[];
  /** Which of several series are hidden. */
  legend?: Legend<{ id: string }>;
  /** Entries for areas behind the lines or the marks. */
  bands?: readonly LegendBand[];
}

/** Names of the lines above a plot. With several lines each name toggles its line. */
export function MarkLegend({ series = [], legend, bands = [] }: MarkLegendProps) {
  if (series.length + bands.length === 0) return null;
  const isSwitch = legend !== undefined && series.length > 1;
  return (
    <ul className={time.legend}>
      {series.map(({ id, label, color }) => (
        <li key={id} className={time.legendItem}>
          <span className={time.swatch} style={{ color }} />
          <LabelName
            text={label}
            isShown={legend?.isHidden(id) !== true}
            {...(isSwitch && { onToggle: () => legend.toggle(id) })}
          />
        </li>
      ))}
      {bands.map(({ kind, text }) => (
        <li key={kind} className={time.legendItem}>
          <Swatch kind={kind} />
          {text}
        </li>
      ))}
    </ul>
  );
}

/** Lines are SVG as in the plot, so that chart pictures include them. */
function Swatch({ kind }: Pick<LegendBand, 'kind'>) {
  if (kind === 'wide' || kind === 'narrow')
    return <span className={css.bandSwatch} data-band={kind} />;
  return (
    <svg width={20} height={2} className={css.lineSwatch} aria-hidden="true">
      <line className={kind === 'median' ? css.median : path} x1={0} x2={20} y1={1} y2={1} />
    </svg>
  );
}
