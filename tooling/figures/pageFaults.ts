import type { BrowserPage } from './browserPages.ts';
import { plotFaults } from './chartFaults.ts';
import type { PageClaims, RowKey, TableClaim } from './claims/claimTypes.ts';
import { exceptions } from './notCompared.ts';
import { type PageText, textsOf } from './pageTexts.ts';
import type { Spoken } from './wording.ts';

interface Comparison {
  locale: Spoken;
  /** Returns what a row may be about, by the address of its link or else by its name. */
  rowOf: (row: string) => readonly RowKey[];
  /** Names of the data: digits in them are no figures. */
  names: ReadonlySet<string>;
  /** Collects the exceptions that occurred. */
  excepted: Set<number>;
}

/** Returns the names of a table's columns that are otherwise than claimed; a column without a text has none. */
function columnFaults(
  shown: readonly PageText[],
  { table, columns }: TableClaim,
  locale: Spoken,
): string[] {
  if (columns === undefined) return [];
  const names = new Map(shown.map(({ at, column = '' }) => [at?.column ?? 0, column]));
  return [...names].flatMap(([at, found]) => {
    const should = columns[at]?.(locale) ?? '';
    return found === should ? [] : [`${table(locale)}, column ${at}: ${found}, not ${should}`];
  });
}

/** Returns what a table says otherwise than claimed of all its rows. */
function tableFaults(
  shown: readonly PageText[],
  claim: TableClaim,
  { locale, rowOf }: Comparison,
): string[] {
  const { table, rows } = claim;
  const name = table(locale);
  const own = shown.filter((one) => one.table === name);
  const found = Math.max(0, ...own.map(({ at }) => (at?.row ?? 0) + 1));
  const missing = found === rows.length ? [] : [`${name}: ${found} rows, not ${rows.length}`];
  const wrong = rows.flatMap(({ subject, cells }, row) => {
    const inRow = own.filter(({ at }) => at?.row === row);
    const link = inRow[0]?.row ?? '';
    const isAboutOther =
      subject !== undefined &&
      !rowOf(link).some(({ key, kind }) => key === subject.key && kind === subject.kind);
    return [
      ...(isAboutOther ? [`${name}: row ${row} is about ${link}, not ${subject.key}`] : []),
      ...cells.flatMap((cell, column) => {
        const text = inRow.find(({ at }) => at?.column === column)?.text ?? '';
        const should = cell?.(locale) ?? text;
        return should === text
          ? []
          : [`${name}, cell ${column} of row ${row}: ${text}, not ${should}`];
      }),
    ];
  });
  return [...missing, ...columnFaults(own, claim, locale), ...wrong];
}

/** Returns what a page says otherwise than claimed, and what it says that nothing is claimed about. */
export function faultsOf(
  html: string,
  { path, texts, possible = [], columns, tables = [] }: PageClaims,
  comparison: Comparison,
): string[] {
  const { locale, rowOf, names, excepted } = comparison;
  const shown = textsOf(html);
  const expected = new Set(texts.map((text) => text(locale)));
  const found = new Set(shown.map(({ text }) => text));
  const missing = [...expected].filter((text) => !found.has(text));
  const known = new Set([...expected, ...possible.map((text) => text(locale))]);
  const whole = new Set(tables.map(({ table }) => table(locale)));
  const unclaimed = new Set<string>();
  const rowsOf = columnRows(shown, rowOf);
  const wrong = shown.flatMap((one): string[] => {
    const { kind, text, table = '', column = '', row = '' } = one;
    if (!/\d/u.test(text) || kind === 'control' || kind === 'name') return [];
    if (kind === 'cell') {
      if (whole.has(table)) return [];
      const keys = rowOf(row);
      const cell = columns
        .filter(
          (about) => about.column(locale) === column && (about.table?.(locale) ?? table) === table,
        )
        .flatMap(({ of }) => keys.map((key) => of(key, rowsOf(table, column))))
        .find((of) => of !== null);
      const should = cell?.(locale);
      if (should !== undefined) {
        return should === text ? [] : [`${table}, ${column} of ${row}: ${text}, not ${should}`];
      }
    } else if (known.has(text)) {
      return [];
    }
    const exception = exceptions.findIndex(({ is }) => is(one, locale));
    if (exception >= 0) excepted.add(exception);
    if (exception >= 0 || names.has(text)) return [];
    // One cell is named of each column that nothing is claimed about.
    const place = `${table} ${column}`;
    if (kind === 'cell' && unclaimed.has(place)) return [];
    unclaimed.add(place);
    return [`nothing is claimed about ${place} ${row}: ${text}`];
  });
  return [
    ...missing.map((text) => `it does not say: ${text}`),
    ...tables.flatMap((claim) => firstOf(tableFaults(shown, claim, comparison))),
    ...firstOf(wrong),
  ].map((fault) => `${path}: ${fault}`);
}

/** Returns the subjects of all rows that have a cell in a column of a table. */
function columnRows(shown: readonly PageText[], rowOf: Comparison['rowOf']) {
  const found = new Map<string, readonly RowKey[]>();
  return (table: string, column: string): readonly RowKey[] => {
    const name = `${table}\n${column}`;
    const rows =
      found.get(name) ??
      shown
        .filter(
          (one) => one.kind === 'cell' && (one.table ?? '') === table && one.column === column,
        )
        .flatMap(({ row = '' }) => rowOf(row));
    found.set(name, rows);
    return rows;
  };
}

/** Of many faults the first ones: a table without any claim would have one for each cell. */
const MAX_FAULTS = 40;
const firstOf = (faults: readonly string[]): string[] =>
  faults.length > MAX_FAULTS
    ? [...faults.slice(0, MAX_FAULTS), `and ${faults.length - MAX_FAULTS} more`]
    : [...faults];

/** Returns the same of a page that has loaded in a browser, with the figures of its charts. */
export function browserFaultsOf(
  { plots, tables }: BrowserPage,
  claims: PageClaims,
  comparison: Comparison,
): string[] {
  const { browser = {} } = claims;
  const { texts = [], replaced = [], possible = [], columns = [], tables: charts = [] } = browser;
  const gone = new Set(replaced.map((text) => text(comparison.locale)));
  const whole: PageClaims = {
    path: claims.path,
    texts: [...claims.texts.filter((text) => !gone.has(text(comparison.locale))), ...texts],
    possible: [...(claims.possible ?? []), ...possible],
    columns: [...columns, ...claims.columns],
    tables: [...(claims.tables ?? []), ...charts],
  };
  const { locale } = comparison;
  const claimed = new Set([...whole.texts, ...(whole.possible ?? [])].map((text) => text(locale)));
  return [
    ...plotFaults(plots, tables, { locale, claimed }).map((fault) => `${claims.path}: ${fault}`),
    ...faultsOf(tables, whole, comparison),
  ];
}
