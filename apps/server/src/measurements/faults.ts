/** A fault in a bundle, located as precisely as possible. */
export interface Fault {
  /** Name of the file inside the bundle, or of the bundle itself. */
  file: string;
  /** From 1, the header included; null when the file as a whole is meant. */
  line: number | null;
  column: string | null;
  /** The value as written in the file, shortened; null when a value is not the point. */
  value: string | null;
  reason: string;
}

/** The first thousand faults, and how many rows are bad in all. */
export interface FaultReport {
  badRows: number;
  faults: readonly Fault[];
}

export const FAULT_LIMIT = 1_000;
/** Beyond this a file is not of the format: it is not read on, also where bad rows are skipped. */
export const BAD_ROWS_LIMIT = 100_000;
const VALUE_LIMIT = 80;

/** The bundle cannot be read on; everything in it is refused. */
export class BundleError extends Error {
  override name = 'BundleError';
  readonly fault: Fault;

  constructor(fault: Partial<Fault> & Pick<Fault, 'file' | 'reason'>, options?: ErrorOptions) {
    super(`${fault.file}: ${fault.reason}`, options);
    this.fault = { line: null, column: null, value: null, ...fault };
  }
}

/** Collects faults in constant memory. */
export class FaultLog implements FaultReport {
  badRows = 0;
  readonly faults: Fault[] = [];
  /** The files that have bad rows. */
  readonly files = new Set<string>();

  /**
   * Adds the faults of one row.
   *
   * @throws BundleError beyond `BAD_ROWS_LIMIT`
   */
  addRow(faults: readonly Fault[]): void {
    const [first] = faults;
    if (first === undefined) return;
    this.badRows += 1;
    this.files.add(first.file);
    this.faults.push(...faults.slice(0, FAULT_LIMIT - this.faults.length));
    if (this.badRows > BAD_ROWS_LIMIT) throw tooManyBadRows(first.file);
  }
}

/** The refusal of a bundle with more than `BAD_ROWS_LIMIT` bad rows. */
export function tooManyBadRows(file: string): BundleError {
  const reason = `more than ${BAD_ROWS_LIMIT} bad rows; the rest is not read`;
  return new BundleError({ file, reason });
}

/** Long and multi-line values would drown the report. Control characters are shown as `␀`. */
export function shortened(value: string): string {
  // Cells may have megabytes: no more than the report shows is looked at.
  const line = value
    .slice(0, 4 * VALUE_LIMIT)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\p{Cc}/gu, pictureOf);
  const isWhole = line.length <= VALUE_LIMIT && value.length <= 4 * VALUE_LIMIT;
  const shown = isWhole ? line : `${line.slice(0, VALUE_LIMIT - 1)}…`;
  // A copy: a slice of a text holds the megabytes around it in memory. Half a sign becomes U+FFFD.
  return Buffer.from(shown).toString();
}

/** `␀` for NUL; Unicode has no pictures of the control characters beyond U+001F. */
function pictureOf(control: string): string {
  const code = control.charCodeAt(0);
  return code < 0x20 ? String.fromCharCode(0x2400 + code) : '\uFFFD';
}

/** `books.csv:12 price_rub: must be a number (12,50)` */
export function describeFault({ file, line, column, value, reason }: Fault): string {
  const place = line === null ? file : `${file}:${line}`;
  const cell = column === null ? '' : ` ${column}`;
  return `${place}${cell}: ${reason}${value === null ? '' : ` (${value})`}`;
}
