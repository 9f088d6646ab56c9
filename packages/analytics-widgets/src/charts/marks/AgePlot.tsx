import { type ReactNode, useCallback, useId } from 'react';
import type { PlotSlot } from '../ChartFrame/index.ts';
import * as lines from '../internal/axis.css.ts';
import { HatchPattern } from '../internal/GapHatch.tsx';
import { apart } from './apart.ts';
import { fieldArea, fieldHeight } from './fieldArea.ts';
import { MarkPlot, type MarkReadout } from './MarkPlot.tsx';
import { numberAxis } from './numberAxis.ts';
import { PlotAxes } from './PlotAxes.tsx';

export interface AgePlotProps extends PlotSlot {
  label: string;
  /** Whole numbers, ascending: days since publication, captured days. */
  ages: readonly number[];
  /** The values' axis. */
  domain: readonly [number, number];
  /** Ages between which nothing is known: hatched. */
  holes?: readonly (readonly [after: number, before: number])[];
  xTitle: string;
  yTitle: string;
  writeAge: (age: number) => string;
  write: (value: number) => string;
  draw: (toX: (age: number) => number, toY: (value: number) => number) => ReactNode;
  name: (index: number) => string;
  readout: (index: number) => MarkReadout;
}

/** From the first age to the last; one alone stands as far as it is from the beginning. */
function spanOf(ages: readonly number[]): [number, number] {
  const [first = 0] = ages;
  const last = ages.at(-1) ?? 1;
  return first === last ? [Math.min(0, last), Math.max(1, last)] : [first, last];
}

const NONE: readonly (readonly [number, number])[] = [];

/** Values over an age. The cursor walks the ages; ages run as time does, left to right. */
export function AgePlot(props: AgePlotProps) {
  const { ages, domain, holes = NONE, xTitle, yTitle, writeAge, write, draw, ...plot } = props;
  const pattern = useId();
  const layout = useCallback(
    ({ width, height }: { width: number; height: number }) => {
      const { top, bottom } = fieldHeight(height);
      const toY = numberAxis(domain, [bottom, top], 'linear', 5);
      const values = toY.ticks.map((tick) => ({ at: toY(tick), text: write(tick) }));
      const area = fieldArea(
        { width, height, isMirrored: false },
        {
          side: values.map(({ text }) => text),
          under: spanOf(ages).map((age) => ({ text: writeAge(age) })),
        },
      );
      const toX = numberAxis(spanOf(ages), [area.left, area.right]);
      const places = ages.map((age) => toX(age));
      return {
        place: (index: number) => ({
          x: (places[index] ?? 0) - 1,
          y: area.top,
          width: 2,
          height: area.bottom - area.top,
        }),
        at: (x: number) => {
          if (places.length === 0) return null;
          return places.reduce(
            (best, place, index) =>
              Math.abs(place - x) < Math.abs((places[best] ?? 0) - x) ? index : best,
            0,
          );
        },
        drawing: (
          <PlotAxes
            area={area}
            // Ages are whole: between the first days there are no halves to name.
            x={apart(
              toX.ticks
                .filter(Number.isInteger)
                .map((tick) => ({ at: toX(tick), text: writeAge(tick) })),
            )}
            y={values}
            xTitle={xTitle}
            yTitle={yTitle}
          >
            {holes.length > 0 && <HatchPattern id={pattern} />}
            {holes.map(([after, before]) => (
              <rect
                key={after}
                data-gap={before - after - 1}
                x={toX(after)}
                y={area.top}
                width={toX(before) - toX(after)}
                height={area.bottom - area.top}
                fill={`url(#${pattern})`}
              />
            ))}
            {draw(toX, toY)}
            <line
              className={lines.baseLine}
              x1={area.left}
              x2={area.right}
              y1={area.bottom}
              y2={area.bottom}
            />
          </PlotAxes>
        ),
      };
    },
    [ages, domain, holes, pattern, xTitle, yTitle, writeAge, write, draw],
  );
  return <MarkPlot {...plot} layout={layout} fixedDirection count={ages.length} />;
}
