import type { ReactNode, Ref } from 'react';
import type * as field from '../field.css.ts';
import type { DayLimits } from './days.ts';

/** Props of react-aria's pickers that ours replace. */
export type OwnProps =
  | 'className'
  | 'children'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'minValue'
  | 'maxValue'
  | 'isDateUnavailable'
  | 'isRequired'
  | 'validate'
  | 'granularity'
  | 'shouldCloseOnSelect'
  | 'isOpen'
  | 'defaultOpen'
  | 'onOpenChange';

/** Props shared by the fields of a day and of a period. */
export interface DateFieldProps extends DayLimits {
  label: string;
  labelHidden?: boolean;
  /** Days that are marked as without data; they can be chosen. */
  isDayWithoutData?: (day: string) => boolean;
  description?: ReactNode;
  errorMessage?: string;
  /** Makes the field required; said when it is left empty. */
  requiredMessage?: string;
  size?: keyof typeof field.size;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}
