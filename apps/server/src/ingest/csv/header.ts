import { BundleError, shortened } from '../../measurements/faults.ts';
import type { BundleFile } from '../../measurements/rows.ts';
import { CellFault, type ParseCell } from '../cells.ts';
import { type Column, columns } from '../columns.ts';
import { delimiterNames, headerCells } from './dialect.ts';
import type { Delimiter } from './rowScan.ts';

/** A column of a file, as its cells are read there. */
interface HeaderCell {
  name: string;
  required: boolean;
  parse: ParseCell<unknown>;
}

export interface Header {
  delimiter: Delimiter;
  /** In the order of the file. */
  names: readonly string[];
  cells: readonly HeaderCell[];
  /** All columns of the format, each null. */
  empty: Readonly<Record<string, null>>;
}

export const knownColumns = (file: BundleFile): ReadonlySet<string> =>
  new Set(Object.keys(columns[file]));

/** @throws BundleError for columns that are unknown, missing or named twice */
export function readHeader(
  file: BundleFile,
  text: string,
  { delimiter, line }: { delimiter: Delimiter; line: number },
): Header {
  const names = headerCells(text, delimiter);
  const known: Readonly<Record<string, Column<unknown>>> = columns[file];
  const refuse = (column: string, reason: string) =>
    new BundleError({ file: `${file}.csv`, line, column, reason });
  const cells = names.map((name, index) => {
    const column = known[name];
    if (column === undefined) {
      const list = Object.keys(known).join(', ');
      const split = `the header was split by ${delimiterNames[delimiter]}`;
      throw refuse(shortened(name), `unknown column (${split}); the format has ${list}`);
    }
    if (names.indexOf(name) !== index) throw refuse(name, 'the column occurs twice');
    const { required, parse } = column;
    return { name, required, parse: delimiter === ',' ? parse : withDecimalComma(parse) };
  });
  const missing = Object.keys(known).filter(
    (name) => known[name]?.required && !names.includes(name),
  );
  if (missing.length > 0) throw refuse(missing.join(', '), 'a required column is missing');
  const empty = Object.fromEntries(Object.keys(known).map((name) => [name, null]));
  return { delimiter, names, cells, empty };
}

const decimalComma = /^[0-9]+,[0-9]+$/;

/** A comma that separates no cells can only be that of a decimal; texts with commas are read before. */
function withDecimalComma(parse: ParseCell<unknown>): ParseCell<unknown> {
  return (cell) => {
    const value = parse(cell);
    if (!(value instanceof CellFault) || !decimalComma.test(cell)) return value;
    const retried = parse(cell.replace(',', '.'));
    return retried instanceof CellFault ? value : retried;
  };
}

/**
 * Whether cells may be those of a row: of a whole row, its required ones are good; of the beginning
 * of a row, all of them.
 */
export function plausibleCells(
  { cells }: Header,
  row: readonly string[],
  isWhole: boolean,
): boolean {
  const looked = isWhole ? cells : cells.slice(0, row.length);
  if (looked.length === 0) return false;
  return looked.every(({ required, parse }, index) => {
    if (isWhole && !required) return true;
    const cell = row[index] ?? '';
    return cell === '' ? !required : !(parse(cell) instanceof CellFault);
  });
}
