import { useFormats } from '@litometr/analytics-widgets';
import type {
  authors,
  authorsSummary,
  EndpointResponse,
  Named,
  PortalSlug,
} from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { chartMethod } from '../../blocks/charts/chartMethod.tsx';
import { Scatter } from '../../blocks/charts/charts.ts';
import { SearchPresets } from '../../blocks/SearchPresets.tsx';
import { paths } from '../../domain/paths.ts';
import type { Change } from '../../page/address/useAddress.ts';
import { PageFrame } from '../../page/PageFrame.tsx';
import { PageHead } from '../../page/PageHead.tsx';
import { AuthorsKpis } from './AuthorsKpis.tsx';
import { AuthorsTable } from './AuthorsTable.tsx';
import { type AuthorsAddress, authorsRead, noFilters } from './authors.address.ts';
import { authorsMessages as messages } from './authors.messages.ts';
import { useAuthorFacets } from './useAuthorFacets.ts';

const presets = [
  { id: 'scouting', query: 'active=yes&publisher=no&growing=yes&sort=-gain' },
  { id: 'newcomers', query: 'breakthrough=yes&sort=-gain' },
  { id: 'leaders', query: 'sort=-top_places' },
] as const;

const NAMED_AUTHORS = 6;

export interface AuthorsViewProps {
  portal: PortalSlug;
  summary: Block<EndpointResponse<typeof authorsSummary>>;
  table: Block<EndpointResponse<typeof authors>>;
  charted: Block<EndpointResponse<typeof authors>>;
  genres: readonly Named[];
  search: AuthorsAddress;
  onSearch: Change<AuthorsAddress>;
  onOpen: (path: string) => void;
}

/** The authors of a portal: who is read, who begins, who holds the top. */
export function AuthorsView(props: AuthorsViewProps) {
  const { portal, summary, table, charted, search, onSearch } = props;
  const { formatMessage: t } = useIntl();
  const { formatPercent } = useFormats();
  const { facets, filters } = useAuthorFacets(props.genres, search, onSearch);
  const { data } = summary;
  // An author without a gain has no place in the chart.
  const plotted = charted.data?.items.filter(({ gain }) => gain !== null);
  const whole =
    data &&
    (data.top_ten_share === null
      ? t(messages.leadPlain, { authors: data.authors })
      : t(messages.lead, {
          authors: data.authors,
          debuts: data.debuts,
          share: formatPercent(data.top_ten_share),
        }));
  const lead =
    filters.length > 0 ? table.data && t(messages.found, { count: table.data.count }) : whole;
  return (
    <PageFrame gap="xl" meta={table.data?.meta}>
      <PageHead
        title={t(messages.title)}
        lead={lead}
        leadLines={3}
        meta={table.data?.meta}
        exportOf={authorsRead(portal, search)}
        filters={filters}
        facets={facets}
        onClearFilters={() => onSearch(noFilters)}
        controls={
          <SearchPresets
            label={t(messages.search)}
            value={search.q}
            onSearch={(q) => onSearch({ q })}
            presets={presets.map((preset) => ({ ...preset, label: t(messages[preset.id]) }))}
          />
        }
      />
      <AuthorsKpis summary={summary} />
      <div id="table">
        <AuthorsTable portal={portal} block={table} search={search} onSearch={onSearch} />
      </div>
      <Scatter
        title={t(messages.chartTitle)}
        headingLevel={2}
        note={t(messages.chartNote)}
        csvName="authors"
        {...chartMethod({ n: plotted?.length, counter: { portal } })}
        height={420}
        state={charted.state}
        x={{ label: t(messages.chartX), scale: 'log' }}
        y={{ label: t(messages.chartY) }}
        sizeLabel={t(messages.daysInTops)}
        points={(plotted ?? []).map((row) => ({
          id: String(row.id),
          label: row.name,
          x: row.books,
          y: row.gain,
          size: row.days_in_tops,
        }))}
        named={(plotted ?? []).slice(0, NAMED_AUTHORS).map(({ id }) => String(id))}
        onChoose={(id) => props.onOpen(paths.author(Number(id)))}
      />
    </PageFrame>
  );
}
