import { Icon } from '@litometr/ui';
import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import * as css from './CapabilityStrip.css.ts';

export interface CapabilityStripProps extends Omit<ComponentProps<'p'>, 'children'> {
  portal: string;
  /** Data that the portal does not publish, as the middle of a sentence. */
  missing: readonly string[];
}

/** States once what a portal does not publish, instead of empty charts and columns. */
export function CapabilityStrip({ portal, missing, className, ...rest }: CapabilityStripProps) {
  const { formats, strings } = useWidgets();
  if (missing.length === 0) return null;
  return (
    <p {...rest} className={clsx(css.root, className)}>
      <Icon name="about" size="sm" className={css.icon} />
      <span>{strings.capability.missing(portal, formats.formatList(missing))}</span>
    </p>
  );
}
