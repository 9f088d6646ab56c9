import type { ReactElement } from 'react';
import type { ChartProps } from '../../charts/ChartFrame/index.ts';
import type { Formats, ValueFormat } from '../../provider/formats.ts';
import { daysUpTo } from '../books.ts';

/** What a kind of chart has to look right in, besides themes, directions, widths and paper. */
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

/** A chart whose data alone stand in its props, besides those of the frame. */
export type Chart = ReactElement<ChartProps>;

/**
 * How a value of the data is told: a format or a way of its own; `shared` where several series stand
 * at one and the same age, which is told once; or not at all: it is no value.
 */
export type Telling =
  | ValueFormat
  | 'shared'
  | 'no value'
  | ((value: number, formats: Formats) => string);

/** A kind of chart with the data that stories and tests show it with. */
export interface Kind {
  /** A text says why a kind has no such case. */
  cases: Record<CaseName, Chart | string>;
  /** About as many marks. */
  many: (count: number) => Chart;
  /** By the name of the property; numbers are told as numbers where nothing is said. */
  told?: Readonly<Record<string, Telling>>;
  /** What is told where that is not what was given: shares of amounts. */
  values?: (chart: Chart, formats: Formats) => string[];
  /** Its marks are elements with texts: all are in the tree, however many there are. */
  isList?: true;
  /** Names hide what they name. */
  hasLegend?: true;
  /** A range can be drawn over its days, and things that happened are marked on them. */
  isOverDays?: true;
  /** With another period laid over it. */
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

export const LAST = '2026-08-07';
/** A month with a day and two days missing. */
export const MISSING = ['2026-07-21', '2026-08-03', '2026-08-04'];
export const month = daysUpTo(LAST, 30);
export const monthWithGaps = daysUpTo(LAST, 30, MISSING);

/** As many things of a kind, named in turn and numbered from the second turn on. */
export const named = (count: number): { id: string; label: string }[] =>
  Array.from({ length: count }, (_, index) => {
    const turn = Math.floor(index / names.length);
    const name = names[index % names.length] ?? '';
    return { id: `n${index}`, label: turn === 0 ? name : `${name} ${turn + 1}` };
  });

/** The first of some things under a long name. */
export const lengthened = <Thing extends { label: string }>(things: readonly Thing[]): Thing[] =>
  things.map((thing, index) => (index === 1 ? { ...thing, label: longName } : thing));
