import type { Page } from 'playwright-core';

/**
 * Returns the texts that the page truncates, a line each: clipped, with neither an ellipsis nor a
 * way to scroll to the rest. Where text ends in an ellipsis, the full text is in a `title` or
 * nearby. Texts under `data-optional` may be hidden completely, in favour of more important
 * content; they may not be cut.
 */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Glyphs may lean out of their box.
    const SLACK = 2;
    const SMALLEST = 2;
    /** Boxes of an element's own text, without that of its children. */
    const boxesOfText = (element: Element): DOMRect[] =>
      [...element.childNodes].flatMap((node) => {
        if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') return [];
        const range = document.createRange();
        range.selectNodeContents(node);
        return [range.getBoundingClientRect()];
      });
    /** Hidden for the eye on purpose, as what only voices read. */
    const isUnseen = (element: Element, box: DOMRect) =>
      box.width < SMALLEST || box.height < SMALLEST || !element.checkVisibility();
    const cutterOf = (element: Element, text: DOMRect): Element | null => {
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        const style = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        if (isUnseen(at, box) || /auto|scroll/.test(style.overflowX + style.overflowY)) return null;
        const isNarrow = text.right > box.right + SLACK || text.left < box.left - SLACK;
        const isLow = text.bottom > box.bottom + SLACK;
        if (isNarrow && /hidden|clip/.test(style.overflowX)) {
          return style.textOverflow === 'ellipsis' ? null : at;
        }
        const isLeftOut =
          text.top >= box.bottom - SLACK && element.closest('[data-optional]') !== null;
        if (isLow && !isLeftOut && /hidden|clip/.test(style.overflowY)) {
          return style.webkitLineClamp === 'none' ? at : null;
        }
      }
      return null;
    };
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      for (const text of boxesOfText(element)) {
        const cutter = isUnseen(element, text) ? null : cutterOf(element, text);
        if (cutter !== null) {
          return [
            `«${element.textContent.trim()}» is cut by ${cutter.localName}.${cutter.className}`,
          ];
        }
      }
      return [];
    });
  });
}
