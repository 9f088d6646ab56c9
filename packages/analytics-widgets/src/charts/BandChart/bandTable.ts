import type { ChartTable } from '../../internal/dataFile.ts';
import { signs } from '../../internal/signs.ts';
import type { Formats } from '../../provider/formats.ts';
import type { WidgetStrings } from '../../provider/WidgetStrings.ts';
import { type BandLine, type BandPoint, QUANTILES } from './band.ts';

interface BandTable {
  band: ReadonlyMap<number, BandPoint>;
  lines: readonly BandLine[];
  ages: readonly number[];
  ageLabel: string;
  text: (value: number | null) => string;
}

/** Returns a row per age: the lines, then the cohort's percentiles and its size. */
export function bandTable(
  { band, lines, ages, ageLabel, text }: BandTable,
  formats: Formats,
  strings: WidgetStrings,
): ChartTable {
  const cell = (value: number | null) => ({ text: text(value), value });
  return {
    columns: [
      { id: 'age', header: ageLabel },
      ...lines.map(({ id, label }) => ({ id, header: label })),
      ...(band.size === 0
        ? []
        : [
            ...QUANTILES.map((key) => ({ id: key, header: strings.chart.quantile(key) })),
            { id: 'n', header: strings.chart.sample },
          ]),
    ],
    rows: ages.map((age) => {
      const point = band.get(age);
      return [
        { text: formats.formatNumber(age), value: age },
        ...lines.map((one) => cell(valueAt(one, age))),
        ...(band.size === 0
          ? []
          : [
              ...QUANTILES.map((key) => cell(point?.[key] ?? null)),
              {
                text: point ? formats.formatNumber(point.n) : signs.missing,
                value: point?.n ?? null,
              },
            ]),
      ];
    }),
  };
}

/** Null where the line has no point at that age, or no value there. */
export const valueAt = ({ points }: BandLine, age: number): number | null =>
  points.find((point) => point.age === age)?.value ?? null;
