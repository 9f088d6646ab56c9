import type { ReactNode } from 'react';

export interface RadioOption<Id extends string = string> {
  id: Id;
  label: string;
  /** Explains the effect of choosing it. */
  description?: ReactNode;
  /** At the end of its line: how many there are. Read with the label. */
  aside?: ReactNode;
  isDisabled?: boolean;
}
