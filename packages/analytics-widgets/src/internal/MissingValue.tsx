import { VisuallyHidden } from '@litometr/ui';
import { useWidgets } from '../provider/WidgetsProvider.tsx';
import * as css from './MissingValue.css.ts';
import { signs } from './signs.ts';

export interface MissingValueProps {
  /** Reason for the missing value; by default: not published or not read. */
  reason?: string;
}

/** A missing value: an em dash, with the reason on hover and for assistive technology. */
export function MissingValue({ reason }: MissingValueProps) {
  const { strings } = useWidgets();
  const why = reason ?? strings.value.missing;
  return (
    <span className={css.root} title={why}>
      <span aria-hidden="true">{signs.missing}</span>
      <VisuallyHidden>{why}</VisuallyHidden>
    </span>
  );
}
