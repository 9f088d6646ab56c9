import { createHash } from 'node:crypto';
import type { PageQuestion } from './pageThread.ts';

/** UTF-16 units that are kept; a page has some hundred thousand. */
const MOST_UNITS = 24 * 2 ** 20;
/** A visitor does not wait longer for the first drawing of a page; it is there for the next one. */
const PATIENCE_MS = 350;

type Draw = (question: PageQuestion) => Promise<string | null>;

/**
 * Pages that were drawn, by what they were drawn from: the same answers give the same page, so that
 * a new published state needs no word. The longest unused go first.
 */
export class DrawnPages {
  readonly #draw: Draw;
  #units = 0;
  #pages = new Map<string, Promise<string | null>>();
  #sizes = new Map<string, number>();

  constructor(draw: Draw) {
    this.#draw = draw;
  }

  /** The page, or null where it cannot be drawn in time. */
  async of(question: PageQuestion): Promise<string | null> {
    const key = createHash('sha256').update(JSON.stringify(question)).digest('base64url');
    const known = this.#pages.get(key);
    if (known !== undefined) {
      this.#pages.delete(key);
      this.#pages.set(key, known);
    }
    const page = known ?? this.#make(key, question);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), PATIENCE_MS).unref();
    });
    const first = await Promise.race([page, late]);
    clearTimeout(timer);
    return first;
  }

  #make(key: string, question: PageQuestion): Promise<string | null> {
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
