import { isAxiosError } from 'axios';
import * as z from 'zod/mini';

/** The error body with which the server refused a call. */
export interface Refusal {
  status: number;
  /** Why, in one word: `limit_reached`, `name_taken`; null where the server gives none. */
  code: string | null;
  /** Messages by the name of the field that they are about. */
  fields: Record<string, string[]>;
}

const coded = z.object({ code: z.optional(z.string()) });
const fields = z.record(z.string(), z.array(z.string()));

/** Returns null where there was no response, or it was not a refusal. */
export function refusalOf(error: unknown): Refusal | null {
  if (!isAxiosError<unknown>(error) || error.response === undefined) return null;
  const { status, data } = error.response;
  const code = z.safeParse(coded, data);
  const named = z.safeParse(fields, data);
  return {
    status,
    code: code.success ? (code.data.code ?? null) : null,
    fields: status === 400 && named.success ? named.data : {},
  };
}
