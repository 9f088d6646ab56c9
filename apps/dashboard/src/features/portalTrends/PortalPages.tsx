import type { PortalSlug } from '@litometr/api-contract';
import { Chip, Inline } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { portalBySlug, portalPath } from '../../portals/portals.ts';
import * as css from './PortalPages.css.ts';
import { trendsMessages as messages } from './portalTrends.messages.ts';

/** Links to the portal's other pages in one line; nothing for portals that have none. */
export function PortalPages({ portal }: { portal: PortalSlug }) {
  const { formatMessage: t } = useIntl();
  const pages = portalBySlug(portal)?.pages ?? [];
  if (pages.length === 0) return null;
  return (
    <nav aria-label={t(messages.pages)} className={css.root}>
      <Inline gap="xs" wrap={false}>
        {pages.map((page) => (
          <Chip key={page.path} href={portalPath(portal, page.path)}>
            {t(page.name)}
          </Chip>
        ))}
      </Inline>
    </nav>
  );
}
