import type { Preferences } from '@litometr/api-contract';

/** Choices that follow a reader to other devices. */
export type Choice = Partial<Omit<Preferences, 'columns'>>;

const listeners = new Set<(choice: Choice) => void>();

/** Choices made before the first subscription: a page is usable before that code has loaded. */
let pendingChoice: Choice | null = null;

/** Notifies the subscribers of a choice; the sync with the server subscribes. */
export function announceChoice(choice: Choice): void {
  if (listeners.size === 0) pendingChoice = { ...pendingChoice, ...choice };
  for (const listener of listeners) listener(choice);
}

/** Subscribes to choices. The first subscriber receives the choices made before it. */
export function onChoice(listener: (choice: Choice) => void): () => void {
  listeners.add(listener);
  if (pendingChoice !== null) {
    const choice = pendingChoice;
    pendingChoice = null;
    listener(choice);
  }
  return () => listeners.delete(listener);
}

/** For guests: what they choose stays on the device, and is no choice of who signs in after them. */
export const keepChoicesOnDevice = (): (() => void) => onChoice(() => undefined);
