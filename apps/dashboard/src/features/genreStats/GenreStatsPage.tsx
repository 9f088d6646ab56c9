import { genreOverlap, genreSeasons, genresSummary, type PortalSlug } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useEndpoint } from '../../api/useEndpoint.ts';
import { useBlock } from '../../blocks/useBlock.ts';
import { useAddress } from '../../page/address/useAddress.ts';
import { usePageTitle } from '../../page/usePageTitle.ts';
import { GenreStatsView } from './GenreStatsView.tsx';
import { allGenresRead, genreStatsAddress, genresRead } from './genreStats.address.ts';
import { genreStatsMessages as messages } from './genreStats.messages.ts';

/** Statistics of a portal's genres. */
export function GenreStatsPage({ portal }: { portal: PortalSlug }) {
  const { formatMessage: t } = useIntl();
  const [search, change] = useAddress(genreStatsAddress);
  const navigate = useNavigate();
  const of = { params: { portal } };
  const all = allGenresRead(portal);
  const page = genresRead(portal, search);
  usePageTitle(t(messages.title));
  return (
    <GenreStatsView
      portal={portal}
      summary={useBlock(useEndpoint(genresSummary, of))}
      all={useBlock(useEndpoint(all.endpoint, all.input))}
      page={useBlock(useEndpoint(page.endpoint, page.input))}
      seasons={useBlock(useEndpoint(genreSeasons, of))}
      overlap={useBlock(useEndpoint(genreOverlap, of))}
      search={search}
      onSearch={change}
      onOpen={(path) => void navigate(path)}
    />
  );
}
