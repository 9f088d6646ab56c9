import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { MatchedPage } from './builtPages.ts';

/** What a page reads first, by the address of the call. */
export interface FirstAnswers {
  /** The page's thing does not exist: its first call says so. */
  isMissing: boolean;
  /**
   * The id that the page's author counts as, where the address has one of a former name; null where
   * the address is the author's own, or its first call was not answered in time.
   */
  movedTo: string | null;
  /** Parsed bodies of the calls that were answered in time. */
  bodies: Readonly<Record<string, unknown>>;
  /** All of these bodies as one JSON object, as they were answered. */
  json: string;
  /** Whether each call is among them. */
  isWhole: boolean;
}

/** The page must not wait for what it only sends along. */
const PATIENCE_MS = 400;

export const noAnswers: FirstAnswers = {
  isMissing: false,
  movedTo: null,
  bodies: {},
  json: '{}',
  isWhole: false,
};

const card = z.object({ author: z.object({ id: z.number() }) });

function authorId(answer: unknown): string | null {
  const parsed = z.safeParse(card, answer);
  return parsed.success ? String(parsed.data.author.id) : null;
}

/** The page's first calls as a guest makes them; within the process they are answered from memory. */
export async function firstAnswers(
  app: FastifyInstance,
  { page, id }: MatchedPage,
): Promise<FirstAnswers> {
  const bodies: Record<string, unknown> = {};
  const parts: string[] = [];
  let isMissing = false;
  const asked = page.calls.map(async (call, index) => {
    const url = call.replaceAll(':id', id ?? '');
    // A call that fails is told of by the page, when it asks itself.
    const answer = await app.inject({ url }).catch(() => null);
    if (answer?.statusCode === 200) {
      bodies[url] = answer.json();
      parts.push(`${JSON.stringify(url)}:${answer.body}`);
    }
    if (index === 0 && id !== null && answer?.statusCode === 404) isMissing = true;
  });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS).unref();
  });
  await Promise.race([Promise.all(asked), late]);
  clearTimeout(timer);
  const [first = ''] = page.calls;
  const known = authorId(bodies[first.replaceAll(':id', id ?? '')]);
  const movedTo = known === null || id === null || known === id ? null : known;
  const isWhole = parts.length === page.calls.length;
  return { isMissing, movedTo, bodies, json: `{${parts.join(',')}}`, isWhole };
}
