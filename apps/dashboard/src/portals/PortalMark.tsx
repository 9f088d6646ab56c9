import type { PortalSlug } from '@litometr/api-contract';
import { Monogram, type MonogramProps } from '@litometr/ui';
import * as css from './PortalMark.css.ts';
import { portalMarks } from './portalMarks.ts';

export interface PortalMarkProps extends Pick<MonogramProps, 'name' | 'size'> {
  portal: PortalSlug;
}

/** Renders a portal by its letters and colour. */
export function PortalMark({ portal, ...rest }: PortalMarkProps) {
  return (
    <Monogram {...rest} letters={portalMarks[portal].letters} className={css.ground[portal]} />
  );
}
