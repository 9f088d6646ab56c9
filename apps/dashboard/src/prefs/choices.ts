import type { Preferences } from '@litometr/api-contract';

/** Choices that follow a reader to other devices. */
export type Choice = Partial<Omit<Preferences, 'columns'>>;

const listeners = new Set<(choice: Choice) => void>();

/** Says that the reader has chosen something; who keeps it on the server listens. */
export function announceChoice(choice: Choice): void {
  for (const listener of listeners) listener(choice);
}

export function onChoice(listener: (choice: Choice) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
