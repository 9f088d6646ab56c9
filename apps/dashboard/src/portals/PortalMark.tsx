import type { PortalSlug } from '@litometr/api-contract';
import { portalDefinition } from '@litometr/domain';
import { Monogram, type MonogramProps } from '@litometr/ui';
import * as css from './PortalMark.css.ts';

export interface PortalMarkProps extends Pick<MonogramProps, 'name' | 'size'> {
  portal: PortalSlug;
}

/** Renders a portal by its letters and colour. */
export function PortalMark({ portal, ...rest }: PortalMarkProps) {
  return (
    <Monogram
      {...rest}
      letters={portalDefinition(portal).mark.letters}
      className={css.ground[portal]}
    />
  );
}
