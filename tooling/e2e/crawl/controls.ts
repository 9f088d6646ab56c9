import type { Page } from 'playwright-core';

/** Something on a page that a reader can press, tick or follow. */
export interface Control {
  /** Equal for similar controls: role, class, label and container. */
  kind: string;
  role: string;
  name: string;
  /** Of a link: its path and query. */
  href: string | null;
  /** True when it is in an overlay. */
  isOver: boolean;
  /** Matches exactly this element, even if others are inserted before it. */
  selector: string;
}

/** Overlays that are open over the page. */
export const overlay =
  'dialog[open], [role="dialog"], [role="menu"], [role="listbox"], [role="alertdialog"]';

/** All controls on the page. */
const controlSelector = [
  'a[href]',
  'button',
  'summary',
  '[role="tab"]',
  '[role="switch"]:not(input)',
  '[role^="menuitem"]',
  '[role="option"]',
  'label:has(input[type="checkbox"], input[type="radio"])',
].join(', ');

/**
 * Returns the controls that can be pressed on the page now: visible, not disabled, not behind a
 * dialog or a full screen. Parts that a widget repeats (rows, marks, days) have the same kind, so
 * that one of them represents all.
 */
export function controlsOf(page: Page): Promise<Control[]> {
  return page.evaluate(
    ([selector, overlay]) => {
      const isBehind = (element: Element) =>
        document.fullscreenElement !== null && !document.fullscreenElement.contains(element);
      // One pixel is for those who hear the page: no pointer finds it.
      const isReachable = (element: Element) =>
        element.getBoundingClientRect().width > 1 &&
        !isBehind(element) &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.closest('[inert], [aria-hidden="true"], [data-live-announcer]') === null &&
        !element.matches(':disabled, [aria-disabled="true"], [data-disabled]') &&
        element.querySelector('input:disabled') === null;
      /** Returns the nearest named container of an element. */
      const placeOf = (element: Element) => {
        const part = element.closest(
          'table, figure, nav, header, footer, form, [role="group"], section',
        );
        return part === null ? 'page' : part.tagName.toLowerCase();
      };
      const nameOf = (element: Element) =>
        (element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\s+/gu, ' ');
      for (const old of document.querySelectorAll('[data-crawl]')) {
        old.removeAttribute('data-crawl');
      }
      return [...document.querySelectorAll(selector)].flatMap((element, at) => {
        if (!isReachable(element)) return [];
        const role = element.getAttribute('role') ?? element.tagName.toLowerCase();
        const href = element.getAttribute('href');
        // Names of things differ from row to row and from line to line; the words of controls do not.
        const isOfThings = element.closest('table, ul, ol, svg, figure, [role="listbox"]') !== null;
        const word = isOfThings && !element.hasAttribute('aria-label') ? '' : nameOf(element);
        const kind = [
          placeOf(element),
          role,
          element.className,
          word.replace(/:.*$/u, '').replace(/\d[\d\s.,]*/gu, '#'),
        ];
        element.setAttribute('data-crawl', String(at));
        const isOver = element.closest(overlay) !== null;
        return [
          {
            kind: kind.join(' | '),
            role,
            name: nameOf(element),
            href,
            isOver,
            selector: `[data-crawl="${at}"]`,
          },
        ];
      });
    },
    [controlSelector, overlay] as const,
  );
}
