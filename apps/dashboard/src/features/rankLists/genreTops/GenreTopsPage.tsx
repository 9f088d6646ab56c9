import { type PortalSlug, portals } from '@litometr/api-contract';
import { SegmentedControl } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { useEndpoint, useRead } from '../../../api/useEndpoint.ts';
import { ListHeadControls } from '../../../blocks/rankList/ListHeadControls.tsx';
import { ListScreen } from '../../../blocks/rankList/ListScreen.tsx';
import { insteadOfSide } from '../../../blocks/rankList/ListSide.css.ts';
import { listReads } from '../../../blocks/rankList/listReads.ts';
import { rankListMessages } from '../../../blocks/rankList/rankList.messages.ts';
import { useList } from '../../../blocks/rankList/useList.ts';
import { usePaged } from '../../../blocks/table/usePaged.tsx';
import { useBlock } from '../../../blocks/useBlock.ts';
import { WatchButton, WatchButtonPlace } from '../../../blocks/watch/WatchStar.tsx';
import { useGloss } from '../../../domain/useGloss.ts';
import { PAGE_SIZE } from '../../../page/address/sorting.ts';
import { useAddress } from '../../../page/address/useAddress.ts';
import { PageFrame } from '../../../page/PageFrame.tsx';
import { PageHead } from '../../../page/PageHead.tsx';
import { usePageTitle } from '../../../page/usePageTitle.ts';
import { portalPath } from '../../../portals/portals.ts';
import { useListLead, useListLeadSample } from '../useListLead.ts';
import { GenreFigures } from './GenreFigures.tsx';
import { GenresCommon } from './GenresCommon.tsx';
import { GenresSide } from './GenresSide.tsx';
import { GenreTree } from './GenreTree.tsx';
import {
  genreModes,
  genresRead,
  genreTopsAddress,
  overlapRead,
  topGenres,
} from './genreTops.address.ts';
import { genreTopsMessages as messages } from './genreTops.messages.ts';

const SKELETON_ROWS = 50;

/** The tops of a portal's genres: one with everything, several side by side, what they share. */
export function GenreTopsPage({ portal }: { portal: PortalSlug }) {
  const { formatMessage: t } = useIntl();
  const [state, change] = useAddress(genreTopsAddress);
  const isOne = state.mode === 'one';
  const reads = useList({ portal, list: 'genre_top', state }, { enabled: isOne });
  const rows = useBlock(useRead(genresRead(portal)));
  const overlap = useRead(overlapRead(portal, state), { enabled: state.mode === 'common' });
  const known = useBlock(useEndpoint(portals, {}));
  const summary = known.data?.items.find((each) => each.slug === portal);
  const lead = useListLead();
  const leadSample = useListLeadSample();
  const { glossed } = useGloss();
  const title = t(rankListMessages.genreTopsTitle);
  usePageTitle(title);
  const { data } = reads.ranks;
  const genre = data?.list.genre ?? null;
  const hrefOf = (id: number) => `${portalPath(portal, 'genre-tops')}?genre=${id}`;
  const common = useBlock(overlap);
  const paged = usePaged({
    block: common,
    search: { page: state.page, size: PAGE_SIZE },
    onPage: (page) => change({ page }),
  });
  return (
    <PageFrame gap="md" meta={isOne ? data?.meta : (overlap.data?.meta ?? rows.data?.meta)}>
      <PageHead
        title={isOne && genre !== null ? `${title}: ${glossed(genre.name)}` : title}
        {...(isOne ? { leadSample } : { leadLines: 1 })}
        isTitleLong={isOne}
        lead={
          isOne
            ? data && lead(data)
            : state.mode === 'common'
              ? overlap.data && t(messages.common, { count: overlap.data.count })
              : t(messages.sideHint, { most: 6 })
        }
        meta={isOne ? data?.meta : (overlap.data?.meta ?? rows.data?.meta)}
        portal={portal}
        {...(state.mode !== 'side' && {
          exportOf: isOne
            ? listReads({ portal, list: 'genre_top', state }).ranks
            : overlapRead(portal, state),
        })}
        actions={
          isOne &&
          (genre === null ? (
            reads.ranks.isPending && <WatchButtonPlace />
          ) : (
            <WatchButton kind="genre" target={genre.id} name={genre.name} />
          ))
        }
        controls={
          <>
            {isOne && (
              <ListHeadControls
                portal={portal}
                list="genre_top"
                reads={reads}
                onChange={change}
                summary={summary}
                genreClass={insteadOfSide}
              />
            )}
            <SegmentedControl
              label={t(messages.modes)}
              options={genreModes.map((id) => ({ id, label: t(messages[`mode_${id}`]) }))}
              value={state.mode}
              onChange={(mode) => change({ mode })}
            />
          </>
        }
      />
      {state.mode === 'side' && (
        <GenresSide
          portal={portal}
          known={known.state}
          genres={topGenres(summary)}
          chosen={state.side}
          onChoose={(side) => change({ side })}
          hrefOf={hrefOf}
          asof={state.asof}
        />
      )}
      {state.mode === 'common' && (
        <GenresCommon
          state={common.state}
          response={common.data}
          hrefOf={hrefOf}
          onGenre={(id) => change({ mode: 'one', genre: id })}
          paged={paged}
        />
      )}
      {isOne && (
        <ListScreen
          portal={portal}
          list="genre_top"
          reads={reads}
          state={state}
          onChange={change}
          expectedRows={SKELETON_ROWS}
          genreHref={hrefOf}
          figures={<GenreFigures genre={rows.data?.items.find(({ id }) => id === genre?.id)} />}
          side={<GenreTree rows={rows} current={genre?.id ?? null} hrefOf={hrefOf} />}
        />
      )}
    </PageFrame>
  );
}
