import type { ReactNode } from 'react';
import { requireText } from './developerError.ts';

/** @throws where a control was given no label: types cannot see that a text is empty. */
export function requireLabel(component: string, label: ReactNode): void {
  // Words with a link in them cannot be looked into; that there is something can.
  const text = typeof label === 'string' ? label : label ? 'words' : undefined;
  requireText(
    component,
    'label',
    text,
    'Without it a screen reader names only the kind of control.',
  );
}
