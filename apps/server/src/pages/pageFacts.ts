import * as z from 'zod/mini';
import type { PageText } from './builtPages.ts';

/** Longest description that searchers show. */
const DESCRIPTION = 200;

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

/** The text of a page with an id, with the name of the thing as its first call tells it. */
export function namedText(text: PageText, answer: unknown): PageText {
  const facts = factsOf(answer);
  if (facts === null) return text;
  const [kind = ''] = text.title.split(' · ');
  const { title, heading } = text.named ?? { title: `${kind} · {name}`, heading: '{name}' };
  // A function: signs of a name mean nothing to the replacement.
  const withName = (pattern: string) => pattern.replace('{name}', () => facts.name);
  return {
    title: withName(title),
    heading: withName(heading),
    description: shortened(
      [facts.name, facts.words, text.description].filter((part) => part !== null).join('. '),
    ),
  };
}
