import {
  type ListKind,
  listDays,
  type PortalSlug,
  portals,
  rankList,
} from '@litometr/api-contract';
import { Stack } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { useEndpoint } from '../../api/useEndpoint.ts';
import { RankListView } from '../../blocks/rankList/RankListView.tsx';
import { rankListMessages as messages } from '../../blocks/rankList/rankList.messages.ts';
import { useAddress } from '../../page/address/useAddress.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { usePageTitle } from '../../page/usePageTitle.ts';
import { usePanelState } from '../../page/usePanelState.tsx';
import { ListControls } from './ListControls.tsx';
import { listAddress } from './rankLists.route.ts';
import { useListLead } from './useListLead.ts';

const titles = {
  bestseller: messages.bestsellersTitle,
  global_top: messages.globalTopTitle,
  genre_top: messages.genreTopsTitle,
} as const;

export interface RankListPageProps {
  portal: PortalSlug;
  list: keyof typeof titles & ListKind;
}

const SKELETON_ROWS = { bestseller: 100, global_top: 100, genre_top: 50 } as const;

/** A list of a portal on a day that the address names, with its movement. */
export function RankListPage({ portal, list }: RankListPageProps) {
  const { formatMessage: t } = useIntl();
  const [search, update] = useAddress(listAddress);
  const params = { portal, list };
  const { asof, ...choice } = search;
  const answer = useEndpoint(rankList, { params, query: { ...choice, asof } });
  const days = useEndpoint(listDays, { params, query: choice });
  const known = useEndpoint(portals, {});
  const title = t(titles[list]);
  usePageTitle(title);
  const lead = useListLead();
  const state = usePanelState(
    answer,
    answer.data?.items.length === 0
      ? { title: t(messages.emptyTitle), description: t(messages.emptyHelp) }
      : null,
  );
  const held = known.data?.items
    .find((each) => each.slug === portal)
    ?.lists.find((each) => each.list === list);
  const shown = answer.data?.list;
  return (
    <Stack gap="lg">
      <PageHead
        title={shown?.genre == null ? title : `${title}: ${shown.genre.name}`}
        lead={answer.data && lead(answer.data)}
        meta={answer.data?.meta}
        controls={
          shown && (
            <ListControls
              days={days.data?.items ?? [{ day: shown.asof, size: 0, complete: true }]}
              asof={shown.asof}
              compare={shown.compare}
              onDay={(value) => update({ asof: value })}
              genres={held?.genres ?? []}
              genre={shown.genre?.id ?? null}
              onGenre={(id) => update({ genre: String(id) })}
              periods={held?.periods ?? []}
              period={shown.period}
              onPeriod={(period) => update({ period })}
            />
          )
        }
      />
      <RankListView state={state} answer={answer.data} expectedRows={SKELETON_ROWS[list]} />
    </Stack>
  );
}
