import { type FieldFormat, listKinds, listPeriods, snapshotFields } from '@litometr/domain';
import { columns } from './columns.ts';

/** The files whose rows come by millions. */
type FastPathFile = 'metrics' | 'ranks';

const counter = '(?:0|[1-9][0-9]{0,14})';
const decimal = (fraction: number) => `(?:0|[1-9][0-9]{0,7})(?:\\.[0-9]{1,${fraction}})?`;
/** Leap days are read by the calendar. */
const month31 = '(?:0[13578]|1[02])-31';
const day = `(?:19[7-9][0-9]|20[0-9]{2})-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|${month31})`;
const id = '[0-9A-Za-z_:.-]{1,200}';
const oneOf = (values: readonly string[]) => `(?:${values.join('|')})`;

/**
 * Excludes every character with a meaning for a format or a check, and blanks at the ends. Values
 * longer than any name are left to the row parser: the bound prevents the expression from
 * backtracking over megabytes.
 */
const inside = '[^\\x00-\\x1f\\x7f-\\x9f",\\\\\\uFFFD]{0,500}';
const quoted = '[^\\x00-\\x1f\\x7f-\\x9f"\\\\\\uFFFD]{0,500}';
const end = '[^\\s\\x00-\\x1f\\x7f-\\x9f",\\\\\'\\uFFFD]';
const name = `(?:${end}(?:${inside}${end})?|"${end}(?:${quoted}${end})?")`;

const fieldPattern = { counter, decimal: decimal(4), rubles: decimal(2) } satisfies Record<
  FieldFormat,
  string
>;
const snapshotPatterns: Readonly<Record<string, string>> = Object.fromEntries(
  snapshotFields.map(({ key, format }) => [key, fieldPattern[format]]),
);

/** Patterns of cells that are valid without a further check, by column. */
const cellPatterns: Readonly<Record<FastPathFile, Readonly<Record<string, string>>>> = {
  metrics: {
    day,
    book_id: id,
    ...snapshotPatterns,
  },
  ranks: {
    day,
    list: oneOf(listKinds),
    genre: name,
    period: oneOf(listPeriods),
    position: '[1-9][0-9]{0,3}',
    book_id: id,
  },
};

const isFastPathFile = (file: string): file is FastPathFile => file in cellPatterns;

/**
 * Pattern of one line, with the cell patterns of the file; `instead` overrides those of some
 * columns.
 */
function linePattern(
  file: FastPathFile,
  header: readonly string[],
  instead: Readonly<Record<string, string>> = {},
): string {
  const known: Readonly<Record<string, string>> = cellPatterns[file];
  const required: Readonly<Record<string, { required: boolean }>> = columns[file];
  return header
    .map((column) => {
      const pattern = instead[column] ?? known[column] ?? '';
      return required[column]?.required === true || column in instead ? pattern : `(?:${pattern})?`;
    })
    .join(',');
}

/**
 * Returns a sticky expression for lines that need no parsing here: the row parser accepts every
 * match, with the same values. Null where the file or its header is unusual.
 */
export function fastPathPattern(file: string, header: readonly string[]): RegExp | null {
  if (!isFastPathFile(file)) return null;
  const known = Object.entries<{ required: boolean }>(columns[file]);
  const isUsual =
    new Set(header).size === header.length &&
    header.every((column) => column in cellPatterns[file]) &&
    known.every(([column, { required }]) => !required || header.includes(column));
  if (!isUsual) return null;
  const line = file === 'ranks' ? rankPatterns(header) : [linePattern(file, header)];
  return new RegExp(`(?:${line.join('|')})(?:\\r?\\n|$)`, 'y');
}

/** Places of genres name one, others do not. */
function rankPatterns(header: readonly string[]): string[] {
  const others = oneOf(listKinds.filter((kind) => kind !== 'genre_top'));
  const none: Record<string, string> = { list: others };
  if (header.includes('genre')) none['genre'] = '';
  return [
    linePattern('ranks', header, none),
    ...(header.includes('genre')
      ? [linePattern('ranks', header, { list: 'genre_top', genre: name })]
      : []),
  ];
}
