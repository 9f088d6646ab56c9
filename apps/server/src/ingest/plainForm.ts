import { listKinds, listPeriods } from '@litometr/api-contract';
import { columns } from './columns.ts';

/** The files whose rows come by millions. */
type PlainFile = 'metrics' | 'ranks';
type Forms<File extends PlainFile> = Readonly<Record<keyof (typeof columns)[File], string>>;

const counter = '(?:0|[1-9][0-9]{0,14})';
const decimal = (fraction: number) => `(?:0|[1-9][0-9]{0,7})(?:\\.[0-9]{1,${fraction}})?`;
/** Leap days are read by the calendar. */
const month31 = '(?:0[13578]|1[02])-31';
const day = `(?:19[7-9][0-9]|20[0-9]{2})-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|${month31})`;
const id = '[0-9A-Za-z_:.-]{1,200}';
const oneOf = (values: readonly string[]) => `(?:${values.join('|')})`;

/**
 * Nothing that a format or a check reads a meaning into; no blanks at the ends. What is longer than
 * any name is left to the reader: a bound keeps the expression from going back over megabytes.
 */
const inside = '[^\\x00-\\x1f\\x7f-\\x9f",\\\\\\uFFFD]{0,500}';
const quoted = '[^\\x00-\\x1f\\x7f-\\x9f"\\\\\\uFFFD]{0,500}';
const end = '[^\\s\\x00-\\x1f\\x7f-\\x9f",\\\\\'\\uFFFD]';
const name = `(?:${end}(?:${inside}${end})?|"${end}(?:${quoted}${end})?")`;

/** How the cells of these columns look that are what they say, without a further check. */
const forms: { [File in PlainFile]: Forms<File> } = {
  metrics: {
    day,
    book_id: id,
    views: counter,
    likes: counter,
    library: counter,
    comments: counter,
    reviews: counter,
    awards: counter,
    rating: decimal(4),
    rating_count: counter,
    chars: counter,
    price_rub: decimal(2),
    reading: counter,
    postponed: counter,
    finished_reading: counter,
    not_interested: counter,
    downloaded: counter,
    donations: counter,
    stars_1: counter,
    stars_2: counter,
    stars_3: counter,
    stars_4: counter,
    stars_5: counter,
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

const isPlainFile = (file: string): file is PlainFile => file in forms;

/** What one line must look like where cells of some columns are as `forms` say, or as `instead`. */
function lineForm(
  file: PlainFile,
  header: readonly string[],
  instead: Readonly<Record<string, string>> = {},
): string {
  const known: Readonly<Record<string, string>> = forms[file];
  const required: Readonly<Record<string, { required: boolean }>> = columns[file];
  return header
    .map((column) => {
      const form = instead[column] ?? known[column] ?? '';
      return required[column]?.required === true || column in instead ? form : `(?:${form})?`;
    })
    .join(',');
}

/**
 * A sticky expression for the lines of a file that need no reading: whatever it takes, the reader
 * of rows takes as well, and as the same. Null where the file or its header is not as usual.
 */
export function plainForm(file: string, header: readonly string[]): RegExp | null {
  if (!isPlainFile(file)) return null;
  const known = Object.entries<{ required: boolean }>(columns[file]);
  const isUsual =
    new Set(header).size === header.length &&
    header.every((column) => column in forms[file]) &&
    known.every(([column, { required }]) => !required || header.includes(column));
  if (!isUsual) return null;
  const line = file === 'ranks' ? rankForms(header) : [lineForm(file, header)];
  return new RegExp(`(?:${line.join('|')})(?:\\r?\\n|$)`, 'y');
}

/** Places of genres name one, others do not. */
function rankForms(header: readonly string[]): string[] {
  const others = oneOf(listKinds.filter((kind) => kind !== 'genre_top'));
  const none = { list: others, ...(header.includes('genre') ? { genre: '' } : {}) };
  return [
    lineForm('ranks', header, none),
    ...(header.includes('genre')
      ? [lineForm('ranks', header, { list: 'genre_top', genre: name })]
      : []),
  ];
}
