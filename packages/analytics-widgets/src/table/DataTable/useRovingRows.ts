import { type RefObject, useLayoutEffect } from 'react';
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

/**
 * Roving focus: of rows that are links, Tab goes into the one where the focus was last, at first
 * the first, and from there on behind the table; the arrow keys go from row to row. A list of a
 * hundred books is one stop and not five hundred. Rows that are no links keep their places, for no
 * key leads to them.
 *
 * It is done in the document, for what can be focused in a row is its owner's.
 */
export function useRovingRows(body: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return;
    let current: Element | null = null;
    const arrange = () => {
      const rows = [...element.querySelectorAll(`tr:has([${rowLinkAttribute}])`)];
      if (!current?.isConnected) current = rows[0] ?? null;
      for (const row of rows) setReachable(row, row === current);
    };
    const follow = (event: FocusEvent) => {
      const row = event.target instanceof Element ? event.target.closest('tr') : null;
      if (!row || row === current || !row.querySelector(`[${rowLinkAttribute}]`)) return;
      if (current) setReachable(current, false);
      current = row;
      setReachable(row, true);
    };
    arrange();
    // Rows come and go by answers, by pages and by scrolling.
    const changes = new MutationObserver(arrange);
    changes.observe(element, { childList: true, subtree: true });
    element.addEventListener('focusin', follow);
    return () => {
      changes.disconnect();
      element.removeEventListener('focusin', follow);
    };
  }, [body]);
}
