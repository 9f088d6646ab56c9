import { CapabilityStrip, DataPanel } from '@litometr/analytics-widgets';
import type {
  BookEvent,
  book,
  bookEvents,
  bookHistory,
  bookRanks,
  bookRatios,
  EndpointResponse,
  MetricKey,
  similarBooks,
} from '@litometr/api-contract';
import { Grid, GridItem, Stack } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { useDomain } from '../../domain/useDomain.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { BookHead } from './BookHead.tsx';
import { BookJournal } from './BookJournal.tsx';
import { BookMetricCharts } from './BookMetricCharts.tsx';
import { BookMetrics } from './BookMetrics.tsx';
import { BookNeighbours } from './BookNeighbours.tsx';
import { BookPlaces } from './BookPlaces.tsx';
import { BookRankChart } from './BookRankChart.tsx';
import { BookReaders } from './BookReaders.tsx';
import { BookTermsCharts } from './BookTermsCharts.tsx';
import { bookMessages as messages } from './book.messages.ts';
import type { BookAddress } from './book.route.ts';
import { SimilarBooks } from './SimilarBooks.tsx';
import { useBookLead } from './useBookLead.ts';

export interface BookViewProps {
  card: Block<EndpointResponse<typeof book>>;
  history: Block<EndpointResponse<typeof bookHistory>>;
  ranks: Block<EndpointResponse<typeof bookRanks>>;
  journal: Block<EndpointResponse<typeof bookEvents>>;
  /** What changed in the period: marks on the charts. */
  events: readonly BookEvent[];
  ratios: Block<EndpointResponse<typeof bookRatios>>;
  similar: Block<EndpointResponse<typeof similarBooks>>;
  /** Metrics that the portal does not publish. */
  missing: readonly MetricKey[];
  search: BookAddress;
  onSearch: (change: Partial<BookAddress>) => void;
}

/** The card of a book: what it is, how it stands, how it moved and what changed meanwhile. */
export function BookView(props: BookViewProps) {
  const { card, history, ranks, journal, events, ratios, search, onSearch } = props;
  const { formatMessage: t } = useIntl();
  const domain = useDomain();
  const lead = useBookLead(card.data, ranks.data);
  const found = card.data?.book;
  return (
    <Stack gap="xl">
      <PageHead
        title={found?.title ?? t(messages.title)}
        lead={lead.today}
        meta={card.data?.meta}
      />
      {found === undefined ? (
        <DataPanel state={card.state} />
      ) : (
        <>
          <BookHead book={found} />
          <Stack gap="sm">
            <BookMetrics book={found} history={history.data} />
            <CapabilityStrip
              portal={domain.portal(found.portal)}
              missing={props.missing.map(domain.metric)}
            />
          </Stack>
          <BookRankChart block={history} events={events} title={lead.peak} name={found.title} />
          <BookPlaces block={ranks} />
          <div id="growth">
            <BookMetricCharts
              block={history}
              events={events}
              metric={search.metric}
              onMetric={(metric) => onSearch({ metric })}
              name={found.title}
            />
          </div>
          <BookReaders book={found} history={history} ratios={ratios} />
          <BookTermsCharts block={history} events={events} name={found.title} />
          <BookJournal
            block={journal}
            type={search.event}
            page={search.page}
            onType={(event) => onSearch({ event })}
            onPage={(page) => onSearch({ page })}
          />
          <Grid>
            <GridItem span={6}>
              <BookNeighbours block={ranks} />
            </GridItem>
            <GridItem span={6}>
              <SimilarBooks block={props.similar} />
            </GridItem>
          </Grid>
        </>
      )}
    </Stack>
  );
}
