import type { QueryParams, QueryValue } from './queryParams.ts';

/**
 * Writes the parameters of a query into its text, as typed literals: `{day:Date}` becomes
 * `CAST('2026-08-07', 'Date')`. The embedded engine binds parameters for the whole process at a
 * time, so that every page would wait behind the long statements of a publication; queries
 * without parameters run side by side.
 *
 * Text leaves its quotes nowhere: quotes and backslashes are escaped, and everything but text is
 * cast by the engine from a quoted form, which it parses as it would a bound parameter.
 */
export function withLiterals(sql: string, params: QueryParams): string {
  return sql.replaceAll(/\{(\w+):(\w[^{}]*)\}/g, (_, name: string, type: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The query names ${name}, which has no value.`);
    return literal(value, type.trim());
  });
}

function literal(value: QueryValue, type: string): string {
  if (type === 'Identifier') throw new Error('A name cannot be a parameter of a query.');
  if (value === null) return `CAST(NULL, ${quoted(type)})`;
  if (type === 'String') return quoted(scalar(value));
  if (!Array.isArray(value)) return `CAST(${quoted(scalar(value))}, ${quoted(type)})`;
  return `CAST(${quoted(`[${value.map(item).join(',')}]`)}, ${quoted(type)})`;
}

/** An item in the text of an array, where strings are quoted. */
function item(value: string | number): string {
  return typeof value === 'number' ? scalar(value) : quoted(value);
}

function scalar(value: QueryValue): string {
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new Error(`${value} cannot be a parameter of a query.`);
  }
  return String(value);
}

function quoted(text: string): string {
  // The engine reads \0 as the character of that number, which its text may hold.
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\0', '\\0')}'`;
}
