import { createHash } from 'node:crypto';
import type { PageQuestion } from './pageThread.ts';

/** UTF-16 units or bytes that are kept; a page has some hundred thousand. */
const MOST_UNITS = 24 * 2 ** 20;

type Draw<Drawn> = (question: PageQuestion) => Promise<Drawn | null>;

/**
 * What was drawn of pages, by what they were drawn from: the same answers give the same page, so that
 * a new published state needs no word. The longest unused go first.
 */
export class DrawnPages<Drawn extends { length: number }> {
  readonly #draw: Draw<Drawn>;
  readonly #patience: number;
  #units = 0;
  #pages = new Map<string, Promise<Drawn | null>>();
  #sizes = new Map<string, number>();

  /** @param patience how long who asks waits, in ms: what comes later is there for the next one. */
  constructor(draw: Draw<Drawn>, patience: number) {
    this.#draw = draw;
    this.#patience = patience;
  }

  /** The drawing, or null where it cannot be made, or not in time. */
  async of(question: PageQuestion): Promise<Drawn | null> {
    const key = createHash('sha256').update(JSON.stringify(question)).digest('base64url');
    const known = this.#pages.get(key);
    if (known !== undefined) {
      this.#pages.delete(key);
      this.#pages.set(key, known);
    }
    const page = known ?? this.#make(key, question);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), this.#patience).unref();
    });
    const first = await Promise.race([page, late]);
    clearTimeout(timer);
    return first;
  }

  #make(key: string, question: PageQuestion): Promise<Drawn | null> {
    const page = this.#draw(question).then((html) => {
      if (html === null) this.#pages.delete(key);
      else this.#keep(key, html.length);
      return html;
    });
    this.#pages.set(key, page);
    return page;
  }

  #keep(key: string, units: number): void {
    this.#sizes.set(key, units);
    this.#units += units;
    for (const [old] of this.#pages) {
      if (this.#units <= MOST_UNITS) return;
      this.#units -= this.#sizes.get(old) ?? 0;
      this.#sizes.delete(old);
      this.#pages.delete(old);
    }
  }
}
