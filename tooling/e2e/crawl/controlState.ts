import type { Locator } from 'playwright-core';

/** State that a control exposes. A press that changes none of it has failed. */
export interface ControlState {
  /** Of a tab, a switch, a box, a word of a few. */
  chosen: string | null;
  /** One of a few: a press chooses it, and leaves it chosen where it is. */
  isOneOfSome: boolean;
  /** Of what opens and folds. */
  expanded: string | null;
  /** Of the column that it heads. */
  sorted: string | null;
}

/**
 * Returns the current state; null when the control has left the page, which is an effect in itself.
 */
export async function readControlState(control: Locator): Promise<ControlState | null> {
  if ((await control.count()) !== 1) return null;
  return control.evaluate((element) => {
    const box = element.querySelector<HTMLInputElement>('input');
    const said = (...names: string[]) =>
      names.map((name) => element.getAttribute(name)).find((value) => value !== null) ?? null;
    return {
      chosen:
        box === null ? said('aria-selected', 'aria-checked', 'aria-pressed') : `${box.checked}`,
      isOneOfSome: box?.type === 'radio' || element.matches('[role="tab"], [role="radio"]'),
      expanded: said('aria-expanded'),
      sorted: element.closest('[aria-sort]')?.getAttribute('aria-sort') ?? null,
    };
  });
}

/** Describes the state change that is missing after a press; null where there is none. */
export function findStateFault(
  role: string,
  before: ControlState,
  after: ControlState,
): string | null {
  const { chosen, expanded, sorted } = after;
  if (after.isOneOfSome) {
    if (chosen !== 'true') return 'is not the chosen one';
  } else if (chosen === before.chosen && chosen !== null) {
    return `is ${chosen === 'true' ? 'still' : 'not'} chosen`;
  }
  if (expanded === before.expanded && expanded !== null && role !== 'tab') {
    return `is ${expanded === 'true' ? 'still' : 'not'} unfolded`;
  }
  if (role === 'button' && sorted !== null && sorted === before.sorted) {
    return `leaves its column ${sorted}`;
  }
  return null;
}
