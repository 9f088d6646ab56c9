import { waitFor } from 'storybook/test';

/** For plays that read in any language and in any digits. */

const persian = '۰۱۲۳۴۵۶۷۸۹';

/** A number at the end of a text, in Latin or Persian digits; NaN where there is none. */
export function lastNumber(text: string | null): number {
  const latin = (text ?? '').replace(/[۰-۹]/g, (digit) => String(persian.indexOf(digit)));
  const found = latin.match(/\d+/g)?.at(-1);
  return found === undefined ? Number.NaN : Number(found);
}

/** The arrow key that leads on in the direction in which an element reads. */
export const onward = (element: Element): string =>
  getComputedStyle(element).direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';

/** The drawing that a cursor walks over: what it reads like decides which key leads on. */
export function plotOf(slider: HTMLElement): Element {
  return slider.closest('[data-fixed]') ?? slider.parentElement ?? slider;
}

/** A chart's own tools, in their order: the twin first, the files last. They come behind the drawing. */
export const chartTool = (figure: HTMLElement, at: number): Promise<HTMLElement> =>
  waitFor(() => {
    const tools = [...figure.querySelectorAll<HTMLElement>('[data-pinned] button')];
    const tool = tools.at(at);
    if (!tool) throw new Error('The chart has no such tool.');
    return tool;
  });
