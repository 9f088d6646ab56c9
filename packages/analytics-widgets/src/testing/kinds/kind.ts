import type { ReactElement } from 'react';
import type { ChartProps } from '../../charts/ChartFrame/index.ts';
import type { Formats, ValueFormat } from '../../provider/formats.ts';
import { daysUpTo } from '../books.ts';

/** Cases that a kind of chart has to support, in addition to themes, directions, widths and paper. */
export const caseNames = [
  'typical',
  'onePoint',
  'gaps',
  'tenSeries',
  'negative',
  'allNull',
  'longNames',
] as const;
export type CaseName = (typeof caseNames)[number];

/** A chart whose props are only its data and those of the frame. */
export type Chart = ReactElement<ChartProps>;

/**
 * Expected text of a value of the data: a format or a function; `shared` where several series have
 * a point at one age, which is announced once; `no value` for a number that is not a value.
 */
export type ValueText =
  | ValueFormat
  | 'shared'
  | 'no value'
  | ((value: number, formats: Formats) => string);

/** A kind of chart with its data for stories and tests. */
export interface Kind {
  /** A text is the reason why a kind has no such case. */
  cases: Record<CaseName, Chart | string>;
  /** Returns a chart with about as many marks. */
  many: (count: number) => Chart;
  /** By property name; the default is `number`. */
  valueTexts?: Readonly<Record<string, ValueText>>;
  /** Expected texts where they differ from the data: shares of amounts. */
  values?: (chart: Chart, formats: Formats) => string[];
  /**
   * Its marks are elements with texts: all are in the accessibility tree, whatever their number.
   */
  isList?: true;
  /** Names toggle their series. */
  hasLegend?: true;
  /** Days can be selected as a range, and events are marked on them. */
  isOverDays?: true;
  /** A chart with a comparison period. */
  compared?: Chart;
}

export const frame = (title: string, csvName: string): ChartProps => ({
  title,
  csvName,
  state: { kind: 'ready' },
  source: 'Литнет, 7 августа 2026',
});

export const longName =
  'Академия забытых имён: книга третья, в которой всё наконец выясняется, а ректор возвращается';

export const names = [
  'Любовное фэнтези',
  'Боевое фэнтези',
  'Попаданцы',
  'Детектив',
  'Современный любовный роман',
  'Космическая фантастика',
  'Магическая академия',
  'Приключения',
  'Бытовое фэнтези',
  'Ужасы',
];

export const LAST_DAY = '2026-08-07';
/** Missing days of a month: a single day and two in a row. */
const MISSING_DAYS = ['2026-07-21', '2026-08-03', '2026-08-04'];
export const month = daysUpTo(LAST_DAY, 30);
export const monthWithGaps = daysUpTo(LAST_DAY, 30, MISSING_DAYS);

/** Returns `count` items with names, which repeat with a number. */
export const named = (count: number): { id: string; label: string }[] =>
  Array.from({ length: count }, (_, index) => {
    const turn = Math.floor(index / names.length);
    const name = names[index % names.length] ?? '';
    return { id: `n${index}`, label: turn === 0 ? name : `${name} ${turn + 1}` };
  });

/** Replaces the name of the second item with a long one. */
export const lengthened = <Thing extends { label: string }>(things: readonly Thing[]): Thing[] =>
  things.map((thing, index) => (index === 1 ? { ...thing, label: longName } : thing));
