import { waitFor } from 'storybook/test';

/** Helpers for plays that work in every language and with all digits. */

const persian = '۰۱۲۳۴۵۶۷۸۹';

/** Returns the number at the end of a text, in Latin or Persian digits; NaN where there is none. */
export function lastNumber(text: string | null): number {
  const latin = (text ?? '').replace(/[۰-۹]/g, (digit) => String(persian.indexOf(digit)));
  const found = latin.match(/\d+/g)?.at(-1);
  return found === undefined ? Number.NaN : Number(found);
}

/** Returns the arrow key that moves forward in the text direction of an element. */
export const onward = (element: Element): string =>
  getComputedStyle(element).direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';

/** Returns the plot that a cursor moves over: its direction determines the forward key. */
export function plotOf(slider: HTMLElement): Element {
  return slider.closest('[data-fixed]') ?? slider.parentElement ?? slider;
}

/**
 * Returns the tools of a chart in order: the twin first, the files last. They render after the
 * plot.
 */
export const chartTool = (figure: HTMLElement, at: number): Promise<HTMLElement> =>
  waitFor(() => {
    const tools = [...figure.querySelectorAll<HTMLElement>('[data-pinned] button')];
    const tool = tools.at(at);
    if (!tool) throw new Error('The chart has no such tool.');
    return tool;
  });
