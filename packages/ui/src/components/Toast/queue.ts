import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';
import type { Tone } from '../../internal/tones.ts';

export interface ToastOptions {
  tone?: Tone;
  title: string;
  description?: string;
  /** One action for the event, for example to undo it. The toast closes with it. */
  action?: { label: string; onAction: () => void };
  /** Milliseconds until it closes by itself; null shows it until it is dismissed. */
  timeout?: number | null;
}

/** How long a toast stays, in milliseconds. Pointing at one or focusing it stops the clock of all. */
export const TOAST_TIMEOUT_MS = 5000;

/** The toasts of the page. ToastRegion shows them; more than these wait for room. */
export const toastQueue = /* @__PURE__ */ new ToastQueue<ToastOptions>({ maxVisibleToasts: 4 });

/** Says in passing that something happened. Returns its id. What must be read belongs in an Alert. */
export function showToast(options: ToastOptions): string {
  const { timeout = TOAST_TIMEOUT_MS } = options;
  return toastQueue.add(options, timeout === null ? {} : { timeout });
}

/** Takes a toast away before its time; one that has gone is no error. */
export function dismissToast(id: string): void {
  toastQueue.close(id);
}
