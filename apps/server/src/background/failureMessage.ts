import { DrizzleQueryError } from 'drizzle-orm';
import * as z from 'zod/mini';
import { storableText } from '../postgres/storableText.ts';

const MESSAGE_LIMIT = 300;
/** PostgreSQL's class of data exceptions: their messages quote values. */
const DATA_EXCEPTION = '22';

/**
 * Describes an error for staff and the log in one line without contents of rows: a failed query
 * carries its parameters in its message, and parsers quote what they could not parse.
 */
export function failureMessage(error: unknown): string {
  const cause = error instanceof DrizzleQueryError ? (error.cause ?? 'query failed') : error;
  return storableText(describe(cause)).replaceAll(/\s+/g, ' ').slice(0, MESSAGE_LIMIT);
}

function describe(error: unknown): string {
  if (error instanceof z.core.$ZodError) {
    return error.issues.map(({ path, code }) => `${path.join('.')} ${code}`.trim()).join(', ');
  }
  if (!(error instanceof Error)) return withoutQuotes(String(error));
  const code = 'code' in error ? String(error.code) : '';
  if (error.name === 'ClickHouseError') {
    return `ClickHouse ${code} ${'type' in error ? String(error.type) : ''}`.trim();
  }
  if (/^[0-9A-Z]{5}$/.test(code)) {
    const isAboutData = code.startsWith(DATA_EXCEPTION);
    return `PostgreSQL ${code}: ${isAboutData ? withoutQuotes(error.message) : error.message}`;
  }
  const name = error.name === 'Error' ? '' : `${error.name}: `;
  return `${name}${withoutQuotes(error.message)}`;
}

const withoutQuotes = (text: string) => text.replaceAll(/".*"/gs, '"…"');
