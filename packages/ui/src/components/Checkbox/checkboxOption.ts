import type { ReactNode } from 'react';

export interface CheckboxOption {
  id: string;
  label: string;
  description?: ReactNode;
  isDisabled?: boolean;
}
