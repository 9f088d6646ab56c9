import { portalHosts } from './links.ts';

/** Characters that end a link; a link that needs them has them escaped. */
const END = String.raw`\s<>"'\x60«»“”„‘’|\\^{}\[\]`;
/** Up to the end of a link, or to the next one where only a comma is between them. */
const ADDRESS_TAIL = String.raw`(?:(?![,;]+https?:\/\/)[^${END}])+`;
const hosts = portalHosts.map((host) => host.replaceAll('.', String.raw`\.`)).join('|');
/** An address, which may be escaped as a whole. */
const address = String.raw`(?<![\p{L}\d])https?(?::\/\/|%3A%2F%2F)${ADDRESS_TAIL}`;
/** Typed without `https://`: of a portal alone, as other texts have dots and slashes too. */
const bareAddress = String.raw`(?<![\p{L}\d./:@_-])(?:(?:www|m|mobile|touch|amp)\.)?(?:${hosts})\/${ADDRESS_TAIL}`;
/** A page of this dashboard. */
const ownPath = String.raw`(?<![^\s(<\[«"'])\/(?:books|authors|portals)\/${ADDRESS_TAIL}`;
const link = new RegExp(`${address}|${bareAddress}|${ownPath}`, 'giu');

/** `[title](https://…)`: its title may be a link as well. The bounds keep the search linear. */
const markdown =
  /\[[^[\]]{0,500}\]\(\s{0,9}<?((?:[^\s<>()]|\([^\s<>()]{0,200}\)){1,2000})>?(?:\s{1,9}["'(][^)]{0,300})?\)/gu;
/** `1.`, `2)`, `-`, `•`: what numbers or marks the lines of a list. */
const listMark = /^\s*(?:\d{1,4}[.)]|[-*+•·–—])\s*/u;
/** Zero-width marks and soft hyphens that pages put into copied text. */
const invisible = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u00AD]/gu;
/** Belongs to the sentence, not to the link. */
const punctuation = '.,;:!?…·•*~)–—-';

/**
 * Finds the links of a pasted line, each once and in their order: in Markdown, lists, tables,
 * quotes, angle brackets and plain sentences.
 *
 * @example findLinks('1. [Книга](https://litnet.com/ru/book/kniga-b1), litres.ru/book/a/b-2/.')
 * // ['https://litnet.com/ru/book/kniga-b1', 'litres.ru/book/a/b-2/']
 */
export function findLinks(line: string): string[] {
  const text = line
    .replaceAll(invisible, '')
    .replaceAll('&amp;', '&')
    .replaceAll(markdown, (_, target: string) => ` <${target}> `)
    .replace(listMark, '');
  const found = Array.from(text.matchAll(link), ({ 0: matched, index }) =>
    trimLink(unescapeAddress(matched), text[index - 1] === '_'),
  );
  return [...new Set(found)];
}

function unescapeAddress(found: string): string {
  if (!/^https?%3A/i.test(found)) return found;
  // Another parameter may follow the escaped address.
  const [own = ''] = found.split('&');
  try {
    return decodeURIComponent(own);
  } catch {
    return found;
  }
}

/** Cuts punctuation off the end, but for a bracket that the link opens itself. */
function trimLink(found: string, isEmphasized: boolean): string {
  const count = (sign: string) => found.split(sign).length - 1;
  let unopened = count(')') - count('(');
  let end = found.length;
  for (; end > 0; end -= 1) {
    const last = found[end - 1] ?? '';
    const isCut = punctuation.includes(last) || (isEmphasized && last === '_');
    if (!isCut || (last === ')' && unopened <= 0)) break;
    if (last === ')') unopened -= 1;
  }
  return found.slice(0, end);
}
