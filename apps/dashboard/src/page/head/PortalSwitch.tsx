import type { PortalSlug } from '@litometr/api-contract';
import { SelectOnIntent } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { PortalMark } from '../../portals/PortalMark.tsx';
import { portalBySlug, portalPath, portals } from '../../portals/portals.ts';
import { pageMessages as messages } from '../page.messages.ts';
import * as css from './PortalSwitch.css.ts';

/** The portal of the page by its name; another one opens its trends page. */
export function PortalSwitch({ portal }: { portal: PortalSlug }) {
  const { formatMessage: t } = useIntl();
  const navigate = useNavigate();
  return (
    <div className={css.root}>
      <PortalMark portal={portal} />
      <SelectOnIntent
        label={t(messages.portalSwitch)}
        labelHidden
        options={portals.map(({ slug, name }) => ({ id: slug, label: t(name) }))}
        value={portal}
        onChange={(id) => {
          const next = portalBySlug(id)?.slug;
          if (next !== undefined && next !== portal) void navigate(portalPath(next));
        }}
      />
    </div>
  );
}
