import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { MatchedPage, PageText } from './builtPages.ts';

/** Longest description that searchers show. */
const DESCRIPTION = 200;
/** The page must not wait for its description. */
const PATIENCE_MS = 250;

const named = z.object({ name: z.string() });
const card = z.object({
  book: z.optional(
    z.object({
      title: z.string(),
      authors: z.array(named),
      annotation: z.nullable(z.string()),
    }),
  ),
  author: z.optional(named),
  tag: z.optional(named),
});

/** What a card is about: its name, and its own words where it has some. */
interface Facts {
  name: string;
  words: string | null;
}

function factsOf(answer: unknown): Facts | null {
  const parsed = z.safeParse(card, answer);
  if (!parsed.success) return null;
  const { book, author, tag } = parsed.data;
  if (book !== undefined) {
    const authors = book.authors.map(({ name }) => name).join(', ');
    const words = [authors, book.annotation ?? ''].filter((part) => part !== '').join('. ');
    return { name: book.title, words: words === '' ? null : words };
  }
  const name = author?.name ?? tag?.name;
  return name === undefined ? null : { name, words: null };
}

function shortened(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  return plain.length <= DESCRIPTION ? plain : `${plain.slice(0, DESCRIPTION - 1).trimEnd()}…`;
}

/**
 * The text of a page with an id, with the name of the thing: the page's first call tells it.
 * Null where nothing has this id. The text of the route alone where the answer takes too long.
 */
export async function namedText(
  app: FastifyInstance,
  { page, id }: MatchedPage,
  text: PageText,
): Promise<PageText | null> {
  const [call] = page.calls;
  if (id === null || call === undefined) return text;
  const asked = app.inject({ url: call.replaceAll(':id', id) }).then(
    (answer) => answer,
    () => null, // the page tells of it when it asks itself
  );
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS).unref());
  const answer = await Promise.race([asked, late]);
  if (answer?.statusCode === 404) return null;
  const facts = answer?.statusCode === 200 ? factsOf(answer.json()) : null;
  if (facts === null) return text;
  const [kind = ''] = text.title.split(' · ');
  return {
    title: `${kind} · ${facts.name}`,
    heading: facts.name,
    description: shortened(
      [facts.name, facts.words, text.description].filter((part) => part !== null).join('. '),
    ),
  };
}
