import { type RefObject, useEffect } from 'react';
import { afterPaint } from '../../internal/useIsPainted.ts';
import { rowLinkAttribute } from '../RowLink.tsx';

const focusable = 'a[href], button, input, select, textarea, [tabindex]';
/** Remembers the place in the Tab order of what was taken out of it. */
const memory = 'data-roving';

/** Takes all that can be focused in a row out of the Tab order, or puts it back. */
function setReachable(row: Element, isReachable: boolean): void {
  for (const element of row.querySelectorAll(focusable)) {
    const known = element.getAttribute(memory);
    if (isReachable && known !== null) {
      if (known === '') element.removeAttribute('tabindex');
      else element.setAttribute('tabindex', known);
      element.removeAttribute(memory);
    }
    if (!isReachable && known === null) {
      element.setAttribute(memory, element.getAttribute('tabindex') ?? '');
      element.setAttribute('tabindex', '-1');
    }
  }
}

const isLinked = (row: Element): boolean => row.querySelector(`[${rowLinkAttribute}]`) !== null;

const firstLinked = (body: HTMLElement): Element | null =>
  body.querySelector(`[${rowLinkAttribute}]`)?.closest('tr') ?? null;

/** The rows that were added, or in which something was. */
function changedRows(records: readonly MutationRecord[]): ReadonlySet<Element> {
  const rows = new Set<Element>();
  for (const { addedNodes, target } of records) {
    if (addedNodes.length === 0) continue;
    const within = target instanceof Element ? target.closest('tr') : null;
    if (within) rows.add(within);
    else for (const node of addedNodes) if (node instanceof Element) rows.add(node);
  }
  return rows;
}

/**
 * Roving focus: of rows that are links, Tab goes into the one where the focus was last, at first
 * the first, and from there on behind the table; the arrow keys go from row to row. A list of a
 * hundred books is one stop and not five hundred. Rows that are no links keep their places, for no
 * key leads to them.
 *
 * It is done in the document, for what can be focused in a row is its owner's, and behind the first
 * paint, for no key is pressed before.
 */
export function useRovingRows(body: RefObject<HTMLTableSectionElement | null>): void {
  useEffect(() => {
    const element = body.current;
    if (!element) return;
    let end: (() => void) | undefined;
    const callOff = afterPaint(() => {
      end = rove(element);
    });
    return () => {
      callOff();
      end?.();
    };
  }, [body]);
}

/** Returns what ends it. */
function rove(body: HTMLTableSectionElement): () => void {
  let current: Element | null = null;
  /** Rows that have just come, or all: those that are links leave the Tab order, all but one. */
  const arrange = (rows: Iterable<Element>) => {
    if (!current?.isConnected) current = firstLinked(body);
    for (const row of rows) if (isLinked(row)) setReachable(row, row === current);
    if (current) setReachable(current, true);
  };
  const follow = (event: FocusEvent) => {
    const row = event.target instanceof Element ? event.target.closest('tr') : null;
    if (!row || row === current || !isLinked(row)) return;
    if (current) setReachable(current, false);
    current = row;
    setReachable(row, true);
  };
  arrange(body.rows);
  // Rows come and go by answers, by pages and by scrolling: of a long list only those that come
  // are looked at.
  const changes = new MutationObserver((records) => arrange(changedRows(records)));
  changes.observe(body, { childList: true, subtree: true });
  body.addEventListener('focusin', follow);
  return () => {
    changes.disconnect();
    body.removeEventListener('focusin', follow);
  };
}
