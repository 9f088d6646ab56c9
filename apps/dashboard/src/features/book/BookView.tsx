import { DataPanel, KpiSkeletonRow } from '@litometr/analytics-widgets';
import type {
  BookEventType,
  book,
  bookEvents,
  bookHistory,
  bookRanks,
  bookRatios,
  EndpointResponse,
  otherListings,
  portals,
  priceChanges,
  similarBooks,
} from '@litometr/api-contract';
import { Button } from '@litometr/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { DataText } from '../../blocks/DataText.tsx';
import { FailedPart } from '../../blocks/FailedPart.tsx';
import { MissingMetrics } from '../../blocks/MissingMetrics.tsx';
import { TablePair } from '../../blocks/table/TablePair.tsx';
import { WatchButton, WatchButtonPlace } from '../../blocks/watch/WatchStar.tsx';
import { PageFrame } from '../../page/PageFrame.tsx';
import { PageHead } from '../../page/PageHead.tsx';
import type { Period } from '../../page/period/usePeriod.ts';
import { PageSection } from '../../page/sections/PageSection.tsx';
import { SectionNav } from '../../page/sections/SectionNav.tsx';
import { sectionMessages } from '../../page/sections/sections.messages.ts';
import { BookCompare } from './BookCompare.tsx';
import { BookHead } from './BookHead.tsx';
import { BookJournal } from './BookJournal.tsx';
import { BookMetricCharts } from './BookMetricCharts.tsx';
import { BookMetrics } from './BookMetrics.tsx';
import { BookNeighbours } from './BookNeighbours.tsx';
import { BookPlaces } from './BookPlaces.tsx';
import { BookRankChart } from './BookRankChart.tsx';
import { BookReaders } from './BookReaders.tsx';
import { BookTermsCharts } from './BookTermsCharts.tsx';
import type { BookAddress } from './book.address.ts';
import { bookMessages as messages } from './book.messages.ts';
import type { ChartMark } from './bookMarks.ts';
import { OtherPortals } from './OtherPortals.tsx';
import { PriceChanges } from './PriceChanges.tsx';
import { SimilarBooks } from './SimilarBooks.tsx';
import { useBookLead } from './useBookLead.ts';
import type { ComparedBook } from './useCompared.ts';

export interface BookViewProps {
  card: Block<EndpointResponse<typeof book>>;
  history: Block<EndpointResponse<typeof bookHistory>>;
  ranks: Block<EndpointResponse<typeof bookRanks>>;
  journal: Block<EndpointResponse<typeof bookEvents>>;
  /** Changes in the period: marks on the charts. */
  events: Block<EndpointResponse<typeof bookEvents>>;
  /** The reader's notes: more marks, and their own part of the page. */
  marks?: readonly ChartMark[];
  notes?: ReactNode;
  ratios: Block<EndpointResponse<typeof bookRatios>>;
  similar: Block<EndpointResponse<typeof similarBooks>>;
  changes: Block<EndpointResponse<typeof priceChanges>>;
  elsewhere: Block<EndpointResponse<typeof otherListings>>;
  /** The capabilities of the portals. */
  known: Block<EndpointResponse<typeof portals>>;
  period: Period;
  /** Whether the book lies in the tray of those to compare. */
  isCompared: boolean;
  onCompare: () => void;
  /** The compared books. */
  compared: readonly ComparedBook[];
  search: BookAddress;
  onSearch: (change: Partial<BookAddress>) => void;
}

const noMarks: readonly ChartMark[] = [];

/** Changes of price by the journal, which is loaded apart from them. */
const priceEvents: ReadonlySet<BookEventType> = new Set([
  'price',
  'discount_start',
  'discount_end',
]);

/** In the order of the page. */
const sections = [
  'figures',
  'ranks',
  'growth',
  'readers',
  'terms',
  'prices',
  'journal',
  'portals',
  'similar',
] as const;

/** Figures of a book, as a rule. */
const TILES = 6;

/** The page of a book: description, ranks, movement and journal of changes. */
export function BookView(props: BookViewProps) {
  const { card, history, ranks, journal, marks = noMarks, ratios, search, onSearch } = props;
  const { formatMessage: t } = useIntl();
  const events = props.events.data?.items ?? [];
  const lead = useBookLead(card.data, ranks.data);
  const found = card.data?.book;
  const { changes } = props;
  // Most books never changed their price, and have no section of it, nor one that says that it failed.
  const hasChanges =
    changes.state.kind === 'failed'
      ? (props.events.data?.types ?? []).some(({ type }) => priceEvents.has(type))
      : (changes.data?.count ?? 0) > 0;
  // A book that was never on a list has neither places nor neighbours: the chart says so once.
  const wasRanked = ranks.data === undefined || ranks.data.count > 0;
  return (
    <PageFrame gap="xl" meta={card.data?.meta}>
      <PageHead
        title={found === undefined ? t(messages.title) : <DataText>{found.title}</DataText>}
        lead={lead.today}
        leadLines={3}
        isTitleLong
        meta={card.data?.meta}
        period={props.period}
        days={{ period: daysOf(history.data) }}
        actions={
          found === undefined ? (
            card.state.kind === 'loading' && <WatchButtonPlace />
          ) : (
            <WatchButton kind="book" target={found.id} name={found.title} />
          )
        }
        controls={
          <Button onPress={props.onCompare}>
            {t(props.isCompared ? messages.compareRemove : messages.compareAdd)}
          </Button>
        }
      />
      {found === undefined ? (
        <>
          <DataPanel state={card.state} />
          {card.state.kind === 'loading' && <KpiSkeletonRow tiles={TILES} comparisonLines={2} />}
        </>
      ) : (
        <>
          <BookHead book={found} />
          <SectionNav
            sections={sections
              .filter((id) => id !== 'prices' || hasChanges)
              .map((id) => ({ id, label: t(sectionMessages[id]) }))}
          />
          <PageSection id="figures" gap="sm">
            <BookMetrics book={found} history={history.data} />
            <MissingMetrics portal={found.portal} known={props.known} />
          </PageSection>
          {history.data !== undefined && (
            <BookCompare
              books={[{ card: found, history: history.data }, ...props.compared]}
              metric={search.metric}
              onEnd={() => onSearch({ compare: undefined })}
            />
          )}
          <FailedPart state={props.events.state}>{t(messages.marksFailed)}</FailedPart>
          <PageSection id="ranks">
            <BookRankChart
              block={history}
              events={events}
              marks={marks}
              title={lead.peak}
              name={found.title}
            />
            {wasRanked && (
              <div id="places">
                <BookPlaces block={ranks} />
              </div>
            )}
          </PageSection>
          <PageSection id="growth">
            <BookMetricCharts
              block={history}
              events={events}
              marks={marks}
              metric={search.metric}
              onMetric={(metric) => onSearch({ metric })}
              name={found.title}
              stepOf={(metric) => found.metrics[metric]?.step ?? 1}
            />
          </PageSection>
          <PageSection id="readers">
            <BookReaders book={found} history={history} ratios={ratios} />
          </PageSection>
          <PageSection id="terms">
            <BookTermsCharts block={history} events={events} name={found.title} />
          </PageSection>
          <PageSection id="prices">{hasChanges && <PriceChanges block={changes} />}</PageSection>
          {props.notes}
          <PageSection id="journal">
            <BookJournal
              block={journal}
              type={search.event}
              page={search.page}
              onType={(event) => onSearch({ event })}
              onPage={(page) => onSearch({ page })}
            />
          </PageSection>
          <PageSection id="portals">
            <OtherPortals block={props.elsewhere} />
          </PageSection>
          <PageSection id="similar">
            <TablePair min="31.5rem">
              {wasRanked && <BookNeighbours block={ranks} />}
              <SimilarBooks block={props.similar} />
            </TablePair>
          </PageSection>
        </>
      )}
    </PageFrame>
  );
}

/** The days that the charts show, once they are known. */
function daysOf(history: EndpointResponse<typeof bookHistory> | undefined) {
  return history?.from == null || history.to === null
    ? null
    : { from: history.from, to: history.to };
}
