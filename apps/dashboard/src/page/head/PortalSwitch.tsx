import type { PortalSlug } from '@litometr/api-contract';
import { VisuallyHidden } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { PortalMark } from '../../portals/PortalMark.tsx';
import { portalPath, portals } from '../../portals/portals.ts';
import { pageMessages as messages } from '../page.messages.ts';
import * as css from './PortalSwitch.css.ts';

/** The six portals by their marks: one press from a portal to the next. */
export function PortalSwitch({ portal }: { portal: PortalSlug }) {
  const { formatMessage: t } = useIntl();
  return (
    <nav aria-label={t(messages.portalSwitch)} className={css.root}>
      {portals.map(({ slug, name }) => (
        <Link
          key={slug}
          to={portalPath(slug)}
          className={css.link}
          title={t(name)}
          aria-current={slug === portal ? 'true' : undefined}
        >
          <PortalMark portal={slug} />
          <VisuallyHidden>{t(name)}</VisuallyHidden>
        </Link>
      ))}
    </nav>
  );
}
