import type { PortalSlug } from '@litometr/api-contract';
import { portalDefinition } from '@litometr/domain';
import { Monogram, type MonogramProps, Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { useDomain } from '../domain/useDomain.ts';
import { markLetters } from './markLetters.ts';
import * as css from './PortalMark.css.ts';

export interface PortalMarkProps extends Pick<MonogramProps, 'name' | 'size'> {
  portal: PortalSlug;
}

/** Renders a portal by its letters and colour. */
export function PortalMark({ portal, ...rest }: PortalMarkProps) {
  const { locale } = useIntl();
  return (
    <Monogram
      {...rest}
      letters={markLetters(portalDefinition(portal).mark, locale)}
      className={css.ground[portal]}
    />
  );
}

interface NamedPortalProps {
  portal: PortalSlug;
  /** Puts the name below the mark, for narrow columns. */
  isStacked?: boolean;
}

/** Renders a portal by its mark and its name. */
export function NamedPortal({ portal, isStacked = false }: NamedPortalProps) {
  const domain = useDomain();
  return (
    <span className={css.named[isStacked ? 'stacked' : 'inline']}>
      <PortalMark portal={portal} size="sm" />
      <Text as="span" size="caption" tone="secondary">
        {domain.portal(portal)}
      </Text>
    </span>
  );
}
