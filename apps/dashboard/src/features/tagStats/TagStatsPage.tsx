import { genres, type PortalSlug } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useEndpoint } from '../../api/useEndpoint.ts';
import { useBlock } from '../../blocks/useBlock.ts';
import { useAddress } from '../../page/address/useAddress.ts';
import { usePageTitle } from '../../page/usePageTitle.ts';
import { TagStatsView } from './TagStatsView.tsx';
import {
  commonRead,
  isPaired,
  liftsRead,
  pairsRead,
  summaryRead,
  tagStatsAddress,
  tagsRead,
} from './tagStats.address.ts';
import { tagStatsMessages as messages } from './tagStats.messages.ts';

/** Statistics of a portal's tags; data that the chosen view does not show are not requested. */
export function TagStatsPage({ portal }: { portal: PortalSlug }) {
  const { formatMessage: t } = useIntl();
  const [search, change] = useAddress(tagStatsAddress);
  const navigate = useNavigate();
  const summary = summaryRead(portal);
  const lifts = liftsRead(portal, search);
  const table = tagsRead(portal, search);
  const common = commonRead(portal, search);
  const pairs = pairsRead(portal, search);
  const names = useEndpoint(genres, { params: { portal }, query: { sort: 'name', size: 100 } });
  usePageTitle(t(messages.title));
  return (
    <TagStatsView
      portal={portal}
      summary={useBlock(useEndpoint(summary.endpoint, summary.input))}
      lifts={useBlock(useEndpoint(lifts.endpoint, lifts.input))}
      table={useBlock(
        useEndpoint(table.endpoint, table.input, { enabled: search.view === 'table' }),
      )}
      common={useBlock(
        useEndpoint(common.endpoint, common.input, { enabled: search.view === 'lifecycle' }),
      )}
      pairs={useBlock(useEndpoint(pairs.endpoint, pairs.input, { enabled: isPaired(search) }))}
      genres={names.data?.items ?? []}
      search={search}
      onSearch={change}
      onOpen={(path) => void navigate(path)}
    />
  );
}
