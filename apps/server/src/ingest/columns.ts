import { bookAccesses, bookForms, bookStatuses } from '@litometr/api-contract';
import {
  type FieldFormat,
  listKinds,
  listPeriods,
  recordBy,
  snapshotFields,
} from '@litometr/domain';
import {
  counter,
  date,
  day,
  decimal,
  externalId,
  flag,
  integer,
  name,
  names,
  oneOf,
  type ParseCell,
  text,
  values,
  webUrl,
} from './cells.ts';

/** A column of a file. An empty cell of a required one is a fault, of another one null. */
export interface Column<T> {
  readonly required: boolean;
  readonly parse: ParseCell<T>;
}

/** The cells of a row by column; columns that the file lacks are null. */
export type CellsOf<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends { required: true; parse: ParseCell<infer T> }
    ? T
    : Columns[Name] extends Column<infer T>
      ? T | null
      : never;
};

const required = <T>(parse: ParseCell<T>) => ({ required: true, parse }) as const;
const optional = <T>(parse: ParseCell<T>) => ({ required: false, parse }) as const;

const price = decimal(2);
const uint32 = 4_294_967_295;

const parseField = { counter, decimal: decimal(4), rubles: price } satisfies Record<
  FieldFormat,
  ParseCell<number>
>;

interface OptionalNumber {
  readonly required: false;
  readonly parse: ParseCell<number>;
}

/** Returns the columns of `metrics.csv` for the fields of a snapshot. */
function snapshotColumns<const Key extends string>(
  fields: readonly { readonly key: Key; readonly format: FieldFormat }[],
): Readonly<Record<Key, OptionalNumber>> {
  return recordBy(fields, ({ key, format }) => [key, optional(parseField[format])]);
}

/** The files of the format and their columns, in the format's order. */
export const columns = {
  books: {
    book_id: required(externalId),
    title: required(name),
    author_ids: optional(values),
    author_names: optional(names),
    series_id: optional(externalId),
    series_title: optional(name),
    series_number: optional(decimal(4)),
    genres: optional(names),
    tags: optional(names),
    form: optional(oneOf(bookForms)),
    status: optional(oneOf(bookStatuses)),
    access: optional(oneOf(bookAccesses)),
    age_limit: optional(integer({ max: 99 })),
    chars: optional(counter),
    pages: optional(integer({ max: uint32 })),
    price_rub: optional(price),
    price_old_rub: optional(price),
    price_audio_rub: optional(price),
    has_audio: optional(flag),
    is_exclusive: optional(flag),
    has_profanity: optional(flag),
    publisher: optional(name),
    first_published_on: optional(date),
    updated_on: optional(date),
    finished_on: optional(date),
    url: optional(webUrl),
    cover_url: optional(webUrl),
    annotation: optional(text),
  },
  metrics: {
    day: required(day),
    book_id: required(externalId),
    ...snapshotColumns(snapshotFields),
  },
  ranks: {
    day: required(day),
    list: required(oneOf(listKinds)),
    genre: optional(name),
    // May be empty, so a file may lack it too.
    period: optional(oneOf(listPeriods)),
    position: required(integer({ min: 1, max: 65_535 })),
    book_id: required(externalId),
  },
  authors: {
    author_id: required(externalId),
    name: required(name),
    url: optional(webUrl),
    avatar_url: optional(webUrl),
    day: optional(day),
    subscribers: optional(counter),
  },
  chapters: {
    book_id: required(externalId),
    chapter_id: required(externalId),
    number: optional(integer({ max: uint32 })),
    title: optional(text),
    published_on: optional(date),
    chars: optional(counter),
    is_free: optional(flag),
  },
  awards: {
    day: required(day),
    book_id: required(externalId),
    type: required(name),
    count: required(counter),
  },
} as const;

export type FileColumns = typeof columns;
