import type { Locator } from 'playwright-core';

/** What a control says of itself: a press that leaves all of it as it was did not do what it says. */
export interface Said {
  /** Of a tab, a switch, a box, a word of a few. */
  chosen: string | null;
  /** One of a few: a press chooses it, and leaves it chosen where it is. */
  isOneOfSome: boolean;
  /** Of what opens and folds. */
  expanded: string | null;
  /** Of the column that it heads. */
  sorted: string | null;
}

/** What a control says now; null where it is no more on the page, which says enough. */
export async function saidBy(control: Locator): Promise<Said | null> {
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

/** What was promised and not done, in words; null where all was. */
export function brokenPromise(role: string, before: Said, after: Said): string | null {
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
