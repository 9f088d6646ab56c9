import type { KeyboardEvent, MouseEvent } from 'react';
import { rowLinkAttribute } from '../RowLink.tsx';

const rowLink = `[${rowLinkAttribute}]`;
const ownAction = 'a, button, input, select, textarea, label, summary, [role="button"]';

const linkAt = (target: EventTarget): HTMLAnchorElement | null => {
  if (!(target instanceof Element) || target.closest(ownAction)) return null;
  // A press that ends a text selection is not a press on the row.
  if (window.getSelection()?.isCollapsed === false) return null;
  return target.closest('tr')?.querySelector<HTMLAnchorElement>(rowLink) ?? null;
};

/** Forwards a press anywhere in a row to its link, with the same modifier keys. */
export function pressRow(event: MouseEvent): void {
  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  linkAt(event.target)?.dispatchEvent(
    new window.MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      ctrlKey,
      metaKey,
      shiftKey,
      altKey,
    }),
  );
}

/** The middle button opens a row's link in a tab, as it would on the link itself. */
export function pressRowWithWheel(event: MouseEvent): void {
  if (event.button !== 1) return;
  const link = linkAt(event.target);
  if (link) window.open(link.href, '_blank', 'noopener');
}

const steps: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** Fields that use the keys for typing or choosing; a checkbox does neither. */
const writing = 'input:not([type="checkbox"]), select, textarea';

/**
 * j, k and the arrows move between rows: from link to link, and from box to box. Enter is the
 * link's own. The keys work only while focus is within the rows, so that they never fight a page's
 * shortcuts.
 */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget, ctrlKey, metaKey, altKey, shiftKey } = event;
  const step = steps[key];
  if (step === undefined || ctrlKey || metaKey || altKey || shiftKey) return;
  if (!(target instanceof HTMLElement) || target.closest(writing)) return;
  const links = [...currentTarget.querySelectorAll<HTMLElement>(rowLink)];
  const here = target.closest('tr')?.querySelector<HTMLElement>(rowLink);
  const next = here ? links[links.indexOf(here) + step] : undefined;
  if (!next) return;
  event.preventDefault();
  const box = target.matches('input')
    ? next.closest('tr')?.querySelector<HTMLElement>('input[type="checkbox"]')
    : null;
  (box ?? next).focus();
}
