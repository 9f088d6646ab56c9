import { Readable } from 'node:stream';
import {
  type CsvTable,
  csvRowLimits,
  csvTables,
  type Endpoint,
  roleRank,
} from '@litometr/api-contract';
import { stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';
import { attachment, csvFileName } from './csvName.ts';
import type { StateTag } from './revalidation.ts';

/** Rows that are read at once: few queries, and a flat memory. */
const CHUNK_ROWS = 5_000;

/** The table of an endpoint; endpoints without one have no `format` in their query. */
export function csvTableOf(endpoint: Endpoint): CsvTable | undefined {
  return csvTables.find((table) => table.endpoint.id === endpoint.id);
}

/** Rows that a caller may download; an unknown role has a guest's rights. */
export function csvRowLimit(role: string | undefined): number {
  const ranks: Readonly<Record<string, number>> = roleRank;
  const rank = ranks[role ?? 'guest'] ?? roleRank.guest;
  if (rank >= roleRank.vip) return csvRowLimits.vip;
  return rank >= roleRank.user ? csvRowLimits.user : csvRowLimits.guest;
}

export interface CsvRequest {
  table: CsvTable;
  params: unknown;
  query: Readonly<Record<string, unknown>>;
  /** The query as it was sent: its filters name the file, defaults do not. */
  rawQuery: unknown;
  role: string | undefined;
  /** The endpoint's own handler, called for one page after another. */
  fetchPage: (query: Readonly<Record<string, unknown>>) => Promise<unknown>;
  stateTag: StateTag;
}

/**
 * Streams the rows of a list as CSV for Excel and other programs: UTF-8 with a byte order mark, `;`
 * between cells, CRLF between rows, texts that a spreadsheet would run as a formula escaped. The
 * rows are those of the JSON response from the first on, up to the caller's limit; `x-total-count`
 * is the number of all matching rows.
 *
 * All rows are of one published state: a publication during the download aborts it.
 */
export async function sendCsv(reply: FastifyReply, request: CsvRequest): Promise<FastifyReply> {
  const { table, params, rawQuery } = request;
  const limit = csvRowLimit(request.role);
  const before = await request.stateTag();
  const first = await request.fetchPage(pageOf(request, 1, limit));
  const records = table.records(first).slice(0, limit);
  const total = countOf(first) ?? table.records(first).length;
  const columns = Object.keys(records[0] ?? {});
  const rows = Readable.from(rowsOf(request, { records, before, total, limit }));
  const lines = stringify({
    bom: true,
    header: true,
    columns: columns.length > 0 ? columns : [...table.columns],
    delimiter: ';',
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: { boolean: (value) => (value ? 'true' : 'false') },
  });
  rows.on('error', (error) => lines.destroy(error));
  lines.on('close', () => rows.destroy());
  const name = csvFileName({
    endpoint: table.endpoint,
    params,
    rawQuery,
    response: first,
  });
  return reply
    .headers({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': attachment(name),
      'x-total-count': String(total),
      'x-row-limit': String(limit),
    })
    .send(rows.pipe(lines));
}

interface Begun {
  records: ReturnType<CsvTable['records']>;
  before: string;
  total: number;
  limit: number;
}

async function* rowsOf(request: CsvRequest, { records, before, total, limit }: Begun) {
  let sent = 0;
  let page = 1;
  let chunk = records;
  while (chunk.length > 0) {
    for (const record of chunk) yield Object.values(record);
    sent += chunk.length;
    if (!isPaged(request) || sent >= Math.min(total, limit)) return;
    page += 1;
    const response = await request.fetchPage(pageOf(request, page, limit));
    if ((await request.stateTag()) !== before) {
      throw new Error('The data changed during the download: download it again.');
    }
    chunk = request.table.records(response).slice(0, limit - sent);
  }
}

const isPaged = ({ query }: CsvRequest): boolean => 'page' in query;

function pageOf(request: CsvRequest, page: number, limit: number) {
  return isPaged(request)
    ? { ...request.query, page, size: Math.min(CHUNK_ROWS, limit) }
    : request.query;
}

function countOf(response: unknown): number | null {
  const count = (response as { count?: unknown }).count;
  return typeof count === 'number' ? count : null;
}
