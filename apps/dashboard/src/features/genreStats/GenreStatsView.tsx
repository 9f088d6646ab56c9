import type {
  EndpointResponse,
  genreOverlap,
  genreSeasons,
  genreStatuses,
  genres,
  genresSummary,
  PortalSlug,
} from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import type { Change } from '../../page/address/useAddress.ts';
import { PageFrame } from '../../page/PageFrame.tsx';
import { PageHead } from '../../page/PageHead.tsx';
import { usePeriod } from '../../page/period/usePeriod.ts';
import { PageSection } from '../../page/sections/PageSection.tsx';
import { SectionNav } from '../../page/sections/SectionNav.tsx';
import { sectionMessages } from '../../page/sections/sections.messages.ts';
import { GenreCharts, GenreMap } from './GenreCharts.tsx';
import { GenreKpis } from './GenreKpis.tsx';
import { GenreTable } from './GenreTable.tsx';
import { type GenreStatsAddress, genresRead } from './genreStats.address.ts';
import { genreStatsMessages as messages } from './genreStats.messages.ts';
import { useGenresLead } from './useGenresLead.ts';

/** In the order of the page. */
const sections = ['figures', 'map', 'table', 'seasons', 'spreads', 'mix', 'overlap'] as const;

export interface GenreStatsViewProps {
  portal: PortalSlug;
  summary: Block<EndpointResponse<typeof genresSummary>>;
  all: Block<EndpointResponse<typeof genres>>;
  page: Block<EndpointResponse<typeof genres>>;
  seasons: Block<EndpointResponse<typeof genreSeasons>>;
  overlap: Block<EndpointResponse<typeof genreOverlap>>;
  statuses: Block<EndpointResponse<typeof genreStatuses>>;
  search: GenreStatsAddress;
  onSearch: Change<GenreStatsAddress>;
  /** The address of a genre's panel over this page. */
  hrefOf: (id: number) => string;
  onOpen: (path: string) => void;
}

/** Which genres are read more than they are written, and how each of them lives. */
export function GenreStatsView(props: GenreStatsViewProps) {
  const { portal, all, page, search, onSearch, hrefOf } = props;
  const { formatMessage: t } = useIntl();
  const period = usePeriod(search, onSearch);
  const choose = (id: string) => props.onOpen(hrefOf(Number(id)));
  const lead = useGenresLead(all.data);
  return (
    <PageFrame gap="xl" meta={page.data?.meta}>
      <PageHead
        exportOf={genresRead(portal, search)}
        title={t(messages.title)}
        lead={lead}
        meta={page.data?.meta}
        period={period}
        days={page.data ?? { period: null, compared: null }}
      />
      <SectionNav sections={sections.map((id) => ({ id, label: t(sectionMessages[id]) }))} />
      <PageSection id="figures">
        <GenreKpis summary={props.summary} />
      </PageSection>
      <PageSection id="map">
        <GenreMap block={all} onChoose={choose} />
      </PageSection>
      <GenreTable block={page} search={search} onSearch={onSearch} hrefOf={hrefOf} />
      <GenreCharts
        all={all}
        seasons={props.seasons}
        overlap={props.overlap}
        statuses={props.statuses}
        season={search.season}
        onSeason={(season) => onSearch({ season }, { replace: true })}
        onChoose={choose}
      />
    </PageFrame>
  );
}
