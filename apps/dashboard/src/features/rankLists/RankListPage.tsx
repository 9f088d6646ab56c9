import { type PortalSlug, portals } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { useEndpoint } from '../../api/useEndpoint.ts';
import { ListHeadControls } from '../../blocks/rankList/ListHeadControls.tsx';
import { ListScreen } from '../../blocks/rankList/ListScreen.tsx';
import { listReads } from '../../blocks/rankList/listReads.ts';
import { rankListMessages as messages } from '../../blocks/rankList/rankList.messages.ts';
import { useList } from '../../blocks/rankList/useList.ts';
import { useAddress } from '../../page/address/useAddress.ts';
import { PageFrame } from '../../page/PageFrame.tsx';
import { PageHead } from '../../page/PageHead.tsx';
import { usePageTitle } from '../../page/usePageTitle.ts';
import { portalPath } from '../../portals/portals.ts';
import { rankListAddress, type ShownList } from './rankLists.address.ts';
import { useListLead, useListLeadSample } from './useListLead.ts';

const titles = {
  bestseller: messages.bestsellersTitle,
  global_top: messages.globalTopTitle,
} as const;

const SKELETON_ROWS = 100;

interface RankListPageProps {
  portal: PortalSlug;
  list: ShownList;
}

/** A list of a portal on a day that the address names, with its movement. */
function RankListPage({ portal, list }: RankListPageProps) {
  const { formatMessage: t } = useIntl();
  const [state, change] = useAddress(rankListAddress);
  const reads = useList({ portal, list, state });
  const summary = useEndpoint(portals, {}).data?.items.find((each) => each.slug === portal);
  const title = t(titles[list]);
  usePageTitle(title);
  const lead = useListLead();
  const leadSample = useListLeadSample();
  const { data } = reads.ranks;
  return (
    <PageFrame gap="md" meta={data?.meta}>
      <PageHead
        title={title}
        lead={data && lead(data)}
        leadSample={leadSample}
        meta={data?.meta}
        portal={portal}
        exportOf={listReads({ portal, list, state }).ranks}
        controls={
          <ListHeadControls
            portal={portal}
            list={list}
            reads={reads}
            onChange={change}
            summary={summary}
          />
        }
      />
      <ListScreen
        portal={portal}
        list={list}
        reads={reads}
        state={state}
        onChange={change}
        expectedRows={SKELETON_ROWS}
        genreHref={(genre) => `${portalPath(portal, 'genre-tops')}?genre=${genre}`}
      />
    </PageFrame>
  );
}

/** The bestsellers of a portal, day by day. */
export function BestsellersPage({ portal }: { portal: PortalSlug }) {
  return <RankListPage portal={portal} list="bestseller" />;
}

/** A portal's hundred leading books, day by day. */
export function GlobalTopPage({ portal }: { portal: PortalSlug }) {
  return <RankListPage portal={portal} list="global_top" />;
}
