import { clsx } from 'clsx';
import { Label } from 'react-aria-components/Label';
import * as hiddenCss from '../components/VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './field.css.ts';
import { requireLabel } from './requireLabel.ts';

interface FieldLabelProps {
  /** The component that the label belongs to, for the error that teaches. */
  of: string;
  label: string;
  isHidden?: boolean;
  /** Announced with the label and not shown: the unit within the field. */
  spoken?: string | undefined;
}

/** The name of a field. A field that must be filled has a dot after it. */
export function FieldLabel({ of, label, isHidden = false, spoken }: FieldLabelProps) {
  requireLabel(of, label);
  const said = spoken === undefined ? undefined : ` ${spoken}`;
  return (
    <Label className={clsx(css.label, isHidden && hiddenCss.root)}>
      {label}
      {said !== undefined && <span className={hiddenCss.root}>{said}</span>}
    </Label>
  );
}
