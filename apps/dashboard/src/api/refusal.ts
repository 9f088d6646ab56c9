import * as z from 'zod/mini';
import { isAxiosError } from './isAxiosError.ts';

/** What the server said against a call. */
export interface Refusal {
  status: number;
  /** Why, in one word: `limit_reached`, `name_taken`; null where the server gives none. */
  code: string | null;
  /** Messages by the name of the field that they are about. */
  fields: Record<string, string[]>;
}

const coded = z.object({ code: z.optional(z.string()) });
const fields = z.record(z.string(), z.array(z.string()));

/** Null where the server did not answer, or not with a refusal. */
export function refusalOf(error: unknown): Refusal | null {
  if (!isAxiosError(error) || error.response === undefined) return null;
  const { status, data } = error.response;
  const code = z.safeParse(coded, data);
  const named = z.safeParse(fields, data);
  return {
    status,
    code: code.success ? (code.data.code ?? null) : null,
    fields: status === 400 && named.success ? named.data : {},
  };
}
