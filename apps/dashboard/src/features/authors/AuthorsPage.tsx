import { genres, type PortalSlug } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useEndpoint, useRead } from '../../api/useEndpoint.ts';
import { useBlock } from '../../blocks/useBlock.ts';
import { useAddress } from '../../page/address/useAddress.ts';
import { usePageTitle } from '../../page/usePageTitle.ts';
import { AuthorsView } from './AuthorsView.tsx';
import { authorsAddress, authorsRead, authorsSummaryRead, chartedRead } from './authors.address.ts';
import { authorsMessages as messages } from './authors.messages.ts';

/** The authors of a portal, searched, filtered, sorted and paged by the server. */
export function AuthorsPage({ portal }: { portal: PortalSlug }) {
  const { formatMessage: t } = useIntl();
  const [search, change] = useAddress(authorsAddress);
  const navigate = useNavigate();
  const names = useEndpoint(genres, { params: { portal }, query: { sort: 'name', size: 100 } });
  usePageTitle(t(messages.title));
  return (
    <AuthorsView
      portal={portal}
      summary={useBlock(useRead(authorsSummaryRead(portal)))}
      table={useBlock(useRead(authorsRead(portal, search)))}
      charted={useBlock(useRead(chartedRead(portal, search)))}
      genres={names.data?.items ?? []}
      search={search}
      onSearch={change}
      onOpen={(path) => void navigate(path)}
    />
  );
}
