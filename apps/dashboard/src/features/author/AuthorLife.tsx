import { useFormats } from '@litometr/analytics-widgets';
import type {
  AuthorBook,
  authorBooks,
  authorHistory,
  BookStatus,
  Cadence,
  EndpointResponse,
} from '@litometr/api-contract';
import { bookStatuses } from '@litometr/api-contract';
import { Stack } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { BookTimeline } from '../../blocks/charts/charts.ts';
import { useShownNote } from '../../blocks/useShownNote.ts';
import { isDay } from '../../domain/isDay.ts';
import { useDomain } from '../../domain/useDomain.ts';
import { PageSection } from '../../page/sections/PageSection.tsx';
import { AuthorGainShare } from './AuthorGainShare.tsx';
import { AuthorRhythm } from './AuthorRhythm.tsx';
import { AuthorStarts } from './AuthorStarts.tsx';
import { AuthorTrends } from './AuthorTrends.tsx';
import { authorMessages as messages } from './author.messages.ts';
import { publishedBooks } from './publishedBooks.ts';

type History = EndpointResponse<typeof authorHistory>;
type Books = EndpointResponse<typeof authorBooks>;

interface AuthorLifeProps {
  history: Block<History>;
  cadence: Cadence | null;
  books: Block<Books>;
  name: string;
  onOpen: (id: string) => void;
  onRange: (range: { from: string; to: string }) => void;
}

const hueOf = (status: BookStatus | null): number | null => {
  const at = status === null ? -1 : bookStatuses.indexOf(status);
  return at < 0 || at > 2 ? null : at;
};

/** Returns the last known day of a book; null: it goes on. */
function lastDayOf(
  { finished, updated, published, book }: AuthorBook,
  asof: string,
): string | null {
  if (isDay(finished)) return finished;
  if (book.status === 'in_progress') return null;
  return isDay(updated) ? updated : (published ?? asof);
}

/** Renders the life of the books on one line, their growth and their rhythm. */
export function AuthorLife(props: AuthorLifeProps) {
  const { history, cadence, books, name, onOpen } = props;
  const { formatMessage: t } = useIntl();
  const { status } = useDomain();
  const { formatMoney } = useFormats();
  const withShown = useShownNote();
  // The axis ends on the day of the data, whichever period the other charts have.
  const asof = books.data?.meta.asof ?? '';
  const rows = publishedBooks(books.data?.items ?? [], asof);
  const hidden = (books.data?.count ?? 0) - (books.data?.items.length ?? 0);
  return (
    <Stack gap="xl">
      <PageSection id="life">
        {(books.data === undefined || rows.length > 0) && (
          <BookTimeline
            title={
              // Of an author with more books than a page of them, some are not on the line.
              books.data === undefined || hidden > 0
                ? t(messages.lifeTitle)
                : t(messages.lifeLead, {
                    books: rows.length,
                    finished: rows.filter(({ book }) => book.status === 'finished').length,
                  })
            }
            headingLevel={2}
            note={withShown(t(messages.lifeNote), {
              shown: rows.length,
              count: hidden > 0 ? (books.data?.count ?? 0) : rows.length,
            })}
            csvName={`${name} books`}
            state={books.state}
            asof={asof}
            labels={{
              from: t(messages.from),
              to: t(messages.to),
              status: t(messages.status),
              events: t(messages.events),
            }}
            marks={{
              circle: t(messages.firstListed),
              diamond: t(messages.priceMark),
              square: t(messages.finishedMark),
            }}
            books={rows.map((row) => ({
              id: String(row.book.id),
              label: row.book.title,
              from: row.published ?? asof,
              to: lastDayOf(row, asof),
              status: row.book.status === null ? '' : status(row.book.status),
              hue: hueOf(row.book.status),
              events: [
                ...(row.first_listed === null
                  ? []
                  : [
                      {
                        day: row.first_listed,
                        label: t(messages.firstListed),
                        shape: 'circle' as const,
                      },
                    ]),
                ...row.prices.map(({ day, before, after }) => ({
                  day,
                  label: t(messages.priceEvent, {
                    before: formatMoney(before),
                    after: formatMoney(after),
                  }),
                })),
                ...(isDay(row.finished)
                  ? [
                      {
                        day: row.finished,
                        label: t(messages.finishedEvent),
                        shape: 'square' as const,
                      },
                    ]
                  : []),
              ],
            }))}
            onChoose={onOpen}
          />
        )}
      </PageSection>
      <PageSection id="growth">
        <AuthorTrends history={history} name={name} />
        <AuthorGainShare history={history} books={books} name={name} onRange={props.onRange} />
        <AuthorStarts history={history} name={name} />
      </PageSection>
      <PageSection id="rhythm">
        <AuthorRhythm history={history} cadence={cadence} name={name} />
      </PageSection>
    </Stack>
  );
}
