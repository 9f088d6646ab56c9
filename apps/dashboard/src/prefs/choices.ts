import type { Preferences } from '@litometr/api-contract';

/** Choices that follow a reader to other devices. */
export type Choice = Partial<Omit<Preferences, 'columns'>>;

const listeners = new Set<(choice: Choice) => void>();

/** Chosen while nobody listened: a page can be used before the code that listens has arrived. */
let unheard: Choice | null = null;

/** Says that the reader has chosen something; who keeps it on the server listens. */
export function announceChoice(choice: Choice): void {
  if (listeners.size === 0) unheard = { ...unheard, ...choice };
  for (const listener of listeners) listener(choice);
}

/** Listens from now on. Whoever is first is told what nobody has heard yet. */
export function onChoice(listener: (choice: Choice) => void): () => void {
  listeners.add(listener);
  if (unheard !== null) {
    const choice = unheard;
    unheard = null;
    listener(choice);
  }
  return () => listeners.delete(listener);
}

/** For guests: what they choose stays on the device, and is no choice of who signs in after them. */
export const keepChoicesHere = (): (() => void) => onChoice(() => undefined);
