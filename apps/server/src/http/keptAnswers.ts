import type { FastifyRequest } from 'fastify';
import type { StateTag } from './revalidation.ts';

/** Bytes of answers that are written out already. */
const MOST_UNITS = 48 * 2 ** 20;
/** A larger one is worked out each time: it would drive out hundreds of others. */
const LARGEST_UNITS = 2 * 2 ** 20;

/**
 * The answers of the published state, as they leave. What a public read answers follows from the
 * state and from what was asked, so that the second who asks is given what the first was; those who
 * ask at once wait for one answer. They go with the state, and within it the longest unused go
 * first. A caller that sends `cache-control: no-store` has the store read (`anew`). They are bytes: a
 * text would be encoded again for each who is given it.
 */
export class KeptAnswers {
  readonly #stateTag: StateTag;
  readonly #mostUnits: number;
  #tag = '';
  #units = 0;
  #answers = new Map<string, Promise<Buffer>>();

  constructor(stateTag: StateTag, mostUnits = MOST_UNITS) {
    this.#stateTag = stateTag;
    this.#mostUnits = mostUnits;
  }

  /** `key` says all that the answer follows from besides the state. */
  async of(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const tag = await this.#stateTag();
    if (tag !== this.#tag) this.#begin(tag);
    const answers = this.#answers;
    const known = answers.get(key);
    if (known !== undefined) {
      // The last asked for stands last.
      answers.delete(key);
      answers.set(key, known);
      return known;
    }
    const made = make();
    answers.set(key, made);
    try {
      const answer = await made;
      if (answers === this.#answers) this.#weigh(key, made, answer.length);
      return answer;
    } catch (error) {
      answers.delete(key);
      throw error;
    }
  }

  /** Reads the store, once for all who ask for the same while it is being read. */
  async anew(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const tag = await this.#stateTag();
    if (tag !== this.#tag) this.#begin(tag);
    const underWay = this.#underWay;
    const known = underWay.get(key);
    if (known !== undefined) return known;
    const made = make().finally(() => underWay.delete(key));
    underWay.set(key, made);
    return made;
  }

  #begin(tag: string): void {
    this.#tag = tag;
    this.#units = 0;
    this.#answers = new Map();
    this.#weights = new Map();
    this.#underWay = new Map();
  }

  #underWay = new Map<string, Promise<Buffer>>();

  #weights = new Map<string, number>();

  #weigh(key: string, made: Promise<Buffer>, units: number): void {
    if (this.#answers.get(key) !== made) return;
    if (units > LARGEST_UNITS) {
      this.#answers.delete(key);
      return;
    }
    this.#weights.set(key, units);
    this.#units += units;
    for (const [oldest] of this.#answers) {
      if (this.#units <= this.#mostUnits) return;
      this.#units -= this.#weights.get(oldest) ?? 0;
      this.#weights.delete(oldest);
      this.#answers.delete(oldest);
    }
  }
}

/** Whether a caller wants the store read, whatever is kept. */
export function asksAnew({ headers }: FastifyRequest): boolean {
  return headers['cache-control']?.includes('no-store') ?? false;
}
