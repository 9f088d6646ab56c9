import { type Cheerio, type CheerioAPI, load } from 'cheerio/slim';
import { ShapeError } from './shapeError.ts';
import { line } from './values.ts';

export type Page = CheerioAPI;
export type Part = Cheerio<Parameters<Page['contains']>[0]>;

/** Parses a complete page. @throws ShapeError for a truncated page, and for text that is no page */
export function openPage(html: string): Page {
  if (!/<html[\s>]/i.test(html)) throw new ShapeError('The response is not a page.', 'html');
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

/** The text of the first match without the text of some elements within it. */
export function textWithout(part: Part, within: string): string | null {
  const copy = part.first().clone();
  copy.find(within).remove();
  return line(copy.text());
}

/** The texts of all elements of a block, each once, but for those within some elements. */
export function elementTexts($: Page, block: Part, within: string): string[] {
  const copy = block.clone();
  copy.find(within).remove();
  return textsOf($, copy.find('*'));
}

/** Parts of every page that are not about its book. */
const siteParts = 'header, footer, nav, aside, script, style, template';

/**
 * Removes what a page shows of the site, of readers and of other books, so that no selector finds
 * it. An element that holds `own`, the book's title, stays.
 */
export function removeForeign($: Page, own: string, foreign: string): void {
  $(`${siteParts}, ${foreign}`)
    .filter((_, node) => $(node).find(own).length === 0)
    .remove();
}

/** The smallest element that holds both `part` and a match of `needed`; the page at worst. */
export function blockAround(part: Part, needed: string): Part {
  let block = part.first();
  while (block.find(needed).length === 0 && block.parent().length > 0) block = block.parent();
  return block;
}

/**
 * The value that belongs to an icon: what is beside it in their common element, or, where that has
 * several icons, what follows up to the next one.
 *
 * @param value the element of the value, where it has one of its own
 */
export function besideIcon($: Page, icon: Part, value?: string): string | null {
  const isIcon = (part: Part) => part.is('i') || part.find('i').length > 0;
  let part = icon.first();
  for (let parent = part.parent(); parent.length > 0; parent = part.parent()) {
    if (parent.find('i').length > 1) break;
    const text = value === undefined ? textOf(parent) : textOf(parent.find(value));
    if (text !== null) return text;
    part = parent;
  }
  const texts = [];
  for (let node = part.get(0)?.nextSibling; node != null; node = node.nextSibling) {
    const next = $(node);
    if (isIcon(next)) break;
    texts.push(value === undefined ? next.text() : next.filter(value).add(next.find(value)).text());
  }
  return line(texts.join(' '));
}

/** @throws ShapeError where nothing matches */
export function requiredText(part: Part, selector: string): string {
  const text = textOf(part.find(selector));
  if (text === null) throw new ShapeError('A required element is missing.', selector);
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
  if (text === '') throw new ShapeError('The page contains no data.', nextData);
  return text;
}
