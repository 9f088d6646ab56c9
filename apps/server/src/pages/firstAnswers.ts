import type { FastifyInstance } from 'fastify';
import type { MatchedPage } from './builtPages.ts';

/** What a page reads first, by the address of the call. */
export interface FirstAnswers {
  /** The page's thing does not exist: its first call says so. */
  isMissing: boolean;
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
  bodies: {},
  json: '{}',
  isWhole: false,
};

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
  const isWhole = parts.length === page.calls.length;
  return { isMissing, bodies, json: `{${parts.join(',')}}`, isWhole };
}
