import { BundleError } from '../../measurements/faults.ts';
import { contentEnd, type Delimiter, RowScan } from './rowScan.ts';

const delimiters: readonly Delimiter[] = [',', ';', '\t'];

/** Names of the delimiters in messages. */
export const delimiterNames: Readonly<Record<Delimiter, string>> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
};

/** The names of a header line. */
export function headerCells(line: string, delimiter: Delimiter): readonly string[] {
  const scan = new RowScan(delimiter);
  scan.feed(line);
  return scan.cells;
}

/**
 * Returns the delimiter of a file: the one that splits its header into the most columns of the
 * format. Their names hold none, so that no header fits two.
 */
export function delimiterOf(header: string, columns: ReadonlySet<string>): Delimiter {
  const fits = (delimiter: Delimiter) =>
    headerCells(header, delimiter).filter((name) => columns.has(name)).length;
  return delimiters.reduce((best, next) => (fits(next) > fits(best) ? next : best));
}

/**
 * Returns the delimiter that a first line such as `sep=;` announces, as spreadsheets write it; null
 * where the line is a header.
 *
 * @throws BundleError for a delimiter that is not read
 */
export function announcedDelimiter(file: string, line: string): Delimiter | null {
  const [, found] = /^"?sep=(.?)"?$/i.exec(line.slice(0, contentEnd(line))) ?? [];
  if (found === undefined) return null;
  const delimiter = delimiters.find((known) => known === found);
  if (delimiter !== undefined) return delimiter;
  const reason = 'separates the cells by a sign that is not read; use a comma, semicolon or tab';
  throw new BundleError({ file, line: 1, column: 'sep', value: found, reason });
}

const UTF16 = [Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])];

/** @throws BundleError for a file that begins with the mark of UTF-16 */
export function refuseUtf16(file: string, start: Buffer): void {
  if (UTF16.some((mark) => start.subarray(0, 2).equals(mark))) {
    throw wrongEncoding(file, 1, 'UTF-16');
  }
}

/**
 * For lines that are no UTF-8: single damaged signs are faults of their cells, a text in Windows-1251
 * is a fault of the file.
 *
 * @throws BundleError where the lines are Russian words in Windows-1251
 */
export function refuseWindows1251(file: string, lines: Buffer, firstLine: number): void {
  const text = lines.toString('utf8');
  const damaged = text.match(/\uFFFD/g)?.length ?? 0;
  const intact = text.match(/[\u0400-\u04FF]/g)?.length ?? 0;
  if (intact > damaged) return;
  const decoded = new TextDecoder('windows-1251').decode(lines);
  const word = /[А-яЁё]{3,}/.exec(decoded);
  if (word === null) return;
  const line = firstLine + (decoded.slice(0, word.index).match(/\n/g)?.length ?? 0);
  throw wrongEncoding(file, line, 'Windows-1251', word[0]);
}

function wrongEncoding(file: string, line: number, encoding: string, word?: string): BundleError {
  const shown = word === undefined ? '' : ` («${word.slice(0, 40)}»)`;
  const reason = `the text is in ${encoding}${shown}; save the file as UTF-8, for example with iconv -f ${encoding} -t UTF-8`;
  return new BundleError({ file, line, reason });
}
