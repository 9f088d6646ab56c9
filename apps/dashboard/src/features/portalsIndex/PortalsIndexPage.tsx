import { portals } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { useEndpoint } from '../../api/useEndpoint.ts';
import { useBlock } from '../../blocks/useBlock.ts';
import { usePageTitle } from '../../page/usePageTitle.ts';
import { PortalsIndexView } from './PortalsIndexView.tsx';
import { portalsIndexMessages as messages } from './portalsIndex.messages.ts';

/** Queries the available portals. */
export function PortalsIndexPage() {
  const { formatMessage: t } = useIntl();
  usePageTitle(t(messages.title));
  return <PortalsIndexView block={useBlock(useEndpoint(portals, {}))} />;
}
