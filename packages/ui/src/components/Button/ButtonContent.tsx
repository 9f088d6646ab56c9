import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useUiStrings } from '../../provider/index.ts';
import { Icon, type IconName } from '../Icon/index.ts';
import { Spinner } from '../Spinner/index.ts';
import * as css from './Button.css.ts';

interface ButtonContentProps {
  icon?: IconName | undefined;
  iconEnd?: IconName | undefined;
  isPending?: boolean | undefined;
  children: ReactNode;
}

/** Icon, words, icon; a spinner over them while the button waits. Shared with ButtonLink. */
export function ButtonContent({ icon, iconEnd, isPending = false, children }: ButtonContentProps) {
  const hidden = isPending && css.waiting;
  return (
    <>
      {icon && <Icon name={icon} className={clsx(hidden)} />}
      <span className={clsx(css.label, hidden)}>{children}</span>
      {iconEnd && <Icon name={iconEnd} size="sm" className={clsx(hidden)} />}
      {isPending && (
        <span className={css.spinner}>
          <PendingSpinner />
        </span>
      )}
    </>
  );
}

/** Read out by the button in addition to its own words. */
export function PendingSpinner() {
  return <Spinner label={useUiStrings().pending} className={css.spinnerInk} />;
}
