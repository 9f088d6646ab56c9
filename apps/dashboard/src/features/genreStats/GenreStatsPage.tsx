import {
  genreOverlap,
  genreSeasons,
  genreStatuses,
  genresSummary,
  type PortalSlug,
} from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useEndpoint } from '../../api/useEndpoint.ts';
import { lazyPart } from '../../blocks/lazyPart.tsx';
import { useBlock } from '../../blocks/useBlock.ts';
import { writeAddress } from '../../page/address/address.ts';
import { useAddress } from '../../page/address/useAddress.ts';
import { usePageTitle } from '../../page/usePageTitle.ts';
import { GenreStatsView } from './GenreStatsView.tsx';
import { allGenresRead, genreStatsAddress, genresRead } from './genreStats.address.ts';
import { genreStatsMessages as messages } from './genreStats.messages.ts';

const GenrePanel = lazyPart(async () => ({
  default: (await import('./GenrePanel.tsx')).GenrePanel,
}));

/** Statistics of a portal's genres; the panel of one genre opens over them. */
export function GenreStatsPage({ portal }: { portal: PortalSlug }) {
  const { formatMessage: t } = useIntl();
  const [search, change] = useAddress(genreStatsAddress);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  // The panel opens over the table as it is.
  const here = { page: search.page };
  const hrefOf = (id: number) =>
    `?${writeAddress(genreStatsAddress, params, { ...here, sel: String(id) }).toString()}`;
  const of = { params: { portal } };
  const all = allGenresRead(portal);
  const page = genresRead(portal, search);
  usePageTitle(t(messages.title));
  return (
    <>
      <GenreStatsView
        portal={portal}
        summary={useBlock(useEndpoint(genresSummary, of))}
        all={useBlock(useEndpoint(all.endpoint, all.input))}
        page={useBlock(useEndpoint(page.endpoint, page.input))}
        seasons={useBlock(useEndpoint(genreSeasons, of))}
        overlap={useBlock(useEndpoint(genreOverlap, of))}
        statuses={useBlock(useEndpoint(genreStatuses, of))}
        search={search}
        onSearch={change}
        hrefOf={hrefOf}
        onOpen={(path) => void navigate(path, { preventScrollReset: true })}
      />
      {search.sel !== undefined && (
        <GenrePanel
          portal={portal}
          id={search.sel}
          period={search}
          onClose={() => change({ ...here, sel: undefined })}
        />
      )}
    </>
  );
}
