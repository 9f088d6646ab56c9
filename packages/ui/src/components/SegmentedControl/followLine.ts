import type { KeyboardEvent } from 'react';

/** By key, where it leads in a line that is read from the right. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: 1, ArrowRight: -1 };

/**
 * Browsers take the right arrow for «the next one» in whatever direction a line is read; in one that
 * is read from the right it has to be the one before, as it is seen.
 */
export function followLine(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const group = event.currentTarget;
  if (step === undefined || getComputedStyle(group).direction !== 'rtl') return;
  event.preventDefault();
  const radios = [...group.querySelectorAll<HTMLInputElement>('input:enabled')];
  const at = radios.indexOf(event.target as HTMLInputElement);
  const next = radios.at((at + step) % radios.length);
  next?.focus();
  next?.click();
}
