import { hatchSwatch } from '../internal/hatch.css.ts';
import * as css from './ColorKey.css.ts';
import { COLOR_STEPS, diverging, palest, sequential } from './scales.ts';

export interface ColorKeyProps {
  scale: 'sequential' | 'diverging';
  /** Labels of both ends. */
  low: string;
  high: string;
  /** Label at the middle of a diverging scale: its zero, or 1 of ratios. */
  middle?: string;
  /** Label of hatched cells; null where there are none. */
  missing: string | null;
  /** Label of the palest cells, where they are values that chance may explain. */
  byChance?: string | undefined;
}

/** The steps of a colour scale between its ends. */
export function ColorKey({ scale, low, high, middle, missing, byChance }: ColorKeyProps) {
  const steps =
    scale === 'sequential'
      ? Array.from({ length: COLOR_STEPS }, (_, step) => sequential(step / (COLOR_STEPS - 1)))
      : Array.from({ length: 2 * COLOR_STEPS - 1 }, (_, step) =>
          diverging(step / (COLOR_STEPS - 1) - 1),
        );
  return (
    <p className={css.root} aria-hidden="true">
      {/* Minus signs stay before their numbers, in right-to-left pages too. */}
      <span dir="ltr">{low}</span>
      <span className={css.ramp}>
        <span className={css.steps}>
          {steps.map((color) => (
            <span key={color} className={css.step} style={{ backgroundColor: color }} />
          ))}
        </span>
        {middle !== undefined && (
          <>
            <span className={css.tick} />
            <span dir="ltr">{middle}</span>
          </>
        )}
      </span>
      <span dir="ltr">{high}</span>
      {byChance !== undefined && (
        <span className={css.entry}>
          <span className={css.pair}>
            {[-1, 1].map((side) => (
              <span key={side} className={css.step} style={{ backgroundColor: palest(side) }} />
            ))}
          </span>
          {byChance}
        </span>
      )}
      {missing !== null && (
        <span className={css.entry}>
          <span className={hatchSwatch} />
          {missing}
        </span>
      )}
    </p>
  );
}
