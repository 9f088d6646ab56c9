/** Elements of a form's own list that have a value and can be valid or invalid. */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** Controls of a form in the order of the page. */
export const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(isControl);

/**
 * Returns the group of elements that a control belongs to. Some controls store their value in a
 * hidden element (a select, a date) beside the visible one.
 */
const fieldOf = (control: Control): Element =>
  control.closest('[data-field]') ?? control.parentElement ?? control;

/** The name that a reader knows a control by. */
export function labelOf(control: Control): string {
  const own = control.labels?.[0]?.textContent;
  const ids = control.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const named = ids.map((id) => control.ownerDocument.getElementById(id)?.textContent ?? '');
  const field = fieldOf(control).querySelector('label')?.textContent;
  return [own, named.join(' ').trim(), field, control.name].find((text) => text) ?? '';
}

/** Returns the error text of the field; the browser's own text is in its own language. */
export const messageOf = (control: Control): string =>
  fieldOf(control).querySelector('[data-field-error]')?.textContent ?? control.validationMessage;

/** Puts the focus where the value of a control is changed. */
export function focusControl(control: Control): void {
  const isHidden = control.type === 'hidden' || control.closest('[aria-hidden="true"]') !== null;
  if (!isHidden) {
    control.focus();
    return;
  }
  fieldOf(control)
    .querySelector<HTMLElement>('input:not([type="hidden"]), [role="spinbutton"], button')
    ?.focus();
}

export type { Control };
