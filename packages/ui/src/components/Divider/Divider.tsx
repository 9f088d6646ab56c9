import { clsx } from 'clsx';
import { Separator, type SeparatorProps } from 'react-aria-components/Separator';
import * as css from './Divider.css.ts';

export interface DividerProps extends Omit<SeparatorProps, 'className' | 'elementType'> {
  className?: string;
  ref?: React.Ref<HTMLElement>;
}

/** A hairline between groups that space alone does not part. */
export function Divider({ className, ...rest }: DividerProps) {
  return <Separator {...rest} className={clsx(css.root, className)} />;
}
