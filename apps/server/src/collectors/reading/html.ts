import { type Cheerio, type CheerioAPI, load } from 'cheerio/slim';
import { ShapeError } from './shapeError.ts';
import { line } from './values.ts';

export type Page = CheerioAPI;
export type Part = Cheerio<Parameters<Page['contains']>[0]>;

/** A whole page. @throws ShapeError for half a page, and for what is none */
export function openPage(html: string): Page {
  if (!/<html[\s>]/i.test(html)) throw new ShapeError('The answer is not a page.', 'html');
  if (!/<\/html\s*>\s*(<!--.*?-->\s*)*$/is.test(html)) {
    throw new ShapeError('The page ends in the middle.', '</html>');
  }
  return load(html);
}

/** The text of the first match, on one line; null where there is none. */
export function textOf(part: Part): string | null {
  return line(part.first().text());
}

/** The texts of all matches, each once. */
export function textsOf($: Page, part: Part): string[] {
  const texts = part.toArray().flatMap((node) => line($(node).text()) ?? []);
  return [...new Set(texts)];
}

/** @throws ShapeError where nothing matches */
export function requiredText(part: Part, selector: string): string {
  const text = textOf(part.find(selector));
  if (text === null) throw new ShapeError('What a page must have is not there.', selector);
  return text;
}

/** Plain text of a piece of HTML, paragraph by paragraph; null where nothing is left. */
export function plainText(html: string | null | undefined): string | null {
  if (html == null) return null;
  const broken = html.replaceAll(/<br\s*\/?>|<\/p>/gi, '\n');
  const lines = load(broken)
    .root()
    .text()
    .split('\n')
    .flatMap((part) => line(part) ?? []);
  return lines.length === 0 ? null : lines.join('\n');
}

const nextData = 'script#__NEXT_DATA__';

/** The data that a Next page carries, unread. @throws ShapeError where it has none */
export function nextDataOf($: Page): string {
  const text = $(nextData).first().text();
  if (text === '') throw new ShapeError('The page carries no data.', nextData);
  return text;
}
