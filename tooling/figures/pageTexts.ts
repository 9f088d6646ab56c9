import { JSDOM } from 'jsdom';

/** A text that a page shows: of one sentence, heading, tile or cell. */
export interface PageText {
  /** `figure` has numbers of the data; `control` and `heading` are parts of the page itself. */
  kind: 'text' | 'tile' | 'cell' | 'control' | 'heading' | 'name';
  text: string;
  /** Of a cell: the name of its table, the heading of its column, and where the first link of its row leads, or its name. */
  table?: string;
  column?: string;
  row?: string;
  /** Which row and column of its table it is in, counted from 0. */
  at?: { row: number; column: number };
  /** The title of the chart that it is in, which is also the name of the chart's table. */
  chart?: string;
}

/** Elements whose text belongs to the sentence around them. */
const INLINE = new Set([
  'A',
  'SPAN',
  'B',
  'EM',
  'STRONG',
  'BDI',
  'ABBR',
  'TIME',
  'SUP',
  'SMALL',
  'MARK',
]);
/** Parts of a page that a reader sets: they name choices. */
const CONTROLS =
  'button, select, summary, label, fieldset, nav, [role="tab"], [role="radio"], [role="listbox"]';

const isElement = (node: Node): node is Element => node.nodeType === 1;

/** Returns a text as it is read: with single plain spaces. */
export function plain(text: string): string {
  return (
    text
      .replaceAll(/[\s\u00a0\u202f\u2009]+/gu, ' ')
      .replaceAll(/[\u2066-\u2069\u200e\u200f]/gu, '')
      .replaceAll(/ (?=[,.;:»”)])/gu, '')
      .replaceAll(/(?<=[«“(]) /gu, '')
      // The part of a name after its letters: only those are marked as of another language.
      .replaceAll(/(?<=\p{L}) (?=-\d)/gu, '')
      .trim()
  );
}

/** The texts of the sentence or cell that an element is. */
function blocksOf(element: Element): string[] {
  const blocks: string[] = [];
  let line = '';
  const end = () => {
    const text = plain(line);
    if (text !== '') blocks.push(text);
    line = '';
  };
  const visit = (node: Node): void => {
    if (!isElement(node)) {
      line += node.textContent ?? '';
      return;
    }
    if (/^(svg|script|style|button)$/iu.test(node.tagName)) return;
    if (INLINE.has(node.tagName)) {
      line += ' ';
      for (const child of node.childNodes) visit(child);
      line += ' ';
      return;
    }
    end();
    for (const child of node.childNodes) visit(child);
    end();
  };
  for (const child of element.childNodes) visit(child);
  end();
  return blocks;
}

/** A tile is a paragraph with its name, then its value in a block, in the row of tiles. */
const isTile = (element: Element): boolean =>
  element.tagName === 'DIV' &&
  element.parentElement?.getAttribute('aria-busy') === 'false' &&
  element.firstElementChild?.tagName === 'P' &&
  element.children[1]?.tagName === 'DIV';

/** The first text inside an element. */
function firstText(element: Node): string {
  if (!isElement(element)) return element.textContent ?? '';
  for (const child of element.childNodes) {
    const text = firstText(child);
    if (text.trim() !== '') return text;
  }
  return '';
}

const firstHeading = (element: Element) => element.querySelector('h1, h2, h3, h4, h5, h6');

/** The name of a column: that of a chart's table may have parts, another has tools after its name. */
function headingOf(heading: Element): string {
  if (heading.closest('figure') !== null) return blocksOf(heading).join(' ');
  return plain(heading.getAttribute('aria-label') ?? firstText(heading));
}

function rowsOf(table: Element): PageText[] {
  const columns = [...table.querySelectorAll('thead tr:last-child th')].map(headingOf);
  return [...table.querySelectorAll('tbody tr')].flatMap((tr, rowAt) => {
    const heading = tr.querySelector('th');
    const row =
      tr.querySelector('a[href]')?.getAttribute('href') ??
      (heading === null ? '' : blocksOf(heading).join(' '));
    return [...tr.children].map(
      (cell, at): PageText => ({
        kind: cell.tagName === 'TH' ? 'name' : 'cell',
        text: blocksOf(cell).join(' '),
        table: plain(table.getAttribute('aria-label') ?? ''),
        column: columns[at] ?? '',
        row,
        at: { row: rowAt, column: at },
      }),
    );
  });
}

/** Returns the texts of a rendered page between its menu and its footer. */
export function textsOf(html: string): PageText[] {
  const start = html.indexOf('<main');
  const main = JSDOM.fragment(html.slice(start, html.indexOf('</main>', start) + '</main>'.length));
  return textsIn(main.children);
}

function textsIn(elements: Iterable<Element>): PageText[] {
  const texts: PageText[] = [];
  const visit = (element: Element): void => {
    if (element.tagName === 'FIGURE') {
      const chart = plain(firstHeading(element)?.textContent ?? '');
      texts.push(...textsIn(element.children).map((text) => ({ ...text, chart })));
      return;
    }
    if (/^(svg|script|style)$/iu.test(element.tagName)) return;
    if (element.tagName === 'TABLE') {
      texts.push(...rowsOf(element));
      return;
    }
    if (element.matches(CONTROLS)) {
      texts.push({ kind: 'control', text: blocksOf(element).join(' ') });
      return;
    }
    if (isTile(element)) {
      texts.push({ kind: 'tile', text: blocksOf(element).join(' ') });
      return;
    }
    const isSentence = [...element.childNodes].some(
      (node) =>
        (isElement(node) && INLINE.has(node.tagName)) ||
        (node.nodeType === 3 && plain(node.textContent ?? '') !== ''),
    );
    const hasBlocks = [...element.querySelectorAll('*')].some(
      (child) =>
        !INLINE.has(child.tagName) &&
        child.closest('svg') === null &&
        child.closest('button') === null &&
        child.tagName !== 'BUTTON',
    );
    if (isSentence && !hasBlocks) {
      const kind = /^H[1-6]$/u.test(element.tagName) ? 'heading' : 'text';
      for (const text of blocksOf(element)) texts.push({ kind, text });
      return;
    }
    for (const child of element.childNodes) {
      if (isElement(child)) visit(child);
      else if (plain(child.textContent ?? '') !== '')
        texts.push({ kind: 'text', text: plain(child.textContent ?? '') });
    }
  };
  for (const child of elements) visit(child);
  return texts.filter(({ text }) => text !== '');
}
