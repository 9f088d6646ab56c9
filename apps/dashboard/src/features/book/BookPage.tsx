import {
  book,
  bookEvents,
  bookHistory,
  bookRanks,
  bookRatios,
  portals,
  similarBooks,
} from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { isMissing } from '../../api/failure.ts';
import { useEndpoint } from '../../api/useEndpoint.ts';
import { useBlock } from '../../blocks/useBlock.ts';
import { missingMetrics } from '../../domain/missingMetrics.ts';
import { useAddress } from '../../page/address/useAddress.ts';
import { MissingPage } from '../../page/MissingPage.ts';
import { useExactTitle } from '../../page/usePageTitle.ts';
import { BookView } from './BookView.tsx';
import { bookMessages as messages } from './book.messages.ts';
import { bookAddress, journalRead } from './book.route.ts';

/** As many marks as a chart can carry. */
const MARKS = 100;

/** The card of a book; throws `MissingPage` for an id that names none. */
export function BookPage({ id }: { id: string }) {
  const { formatMessage: t } = useIntl();
  const [search, change] = useAddress(bookAddress);
  const of = { params: { id } };
  const card = useEndpoint(book, of);
  const journal = journalRead(id, search);
  const blocks = {
    card: useBlock(card),
    history: useBlock(useEndpoint(bookHistory, of)),
    ranks: useBlock(useEndpoint(bookRanks, of)),
    journal: useBlock(useEndpoint(journal.endpoint, journal.input)),
    ratios: useBlock(useEndpoint(bookRatios, of)),
    similar: useBlock(useEndpoint(similarBooks, of)),
  };
  const events = useEndpoint(bookEvents, { ...of, query: { size: MARKS } });
  const known = useEndpoint(portals, {});
  const found = card.data?.book;
  useExactTitle(found ? t(messages.titled, { name: found.title }) : t(messages.title));
  if (isMissing(card.error)) throw new MissingPage();
  return (
    <BookView
      {...blocks}
      events={events.data?.items ?? []}
      missing={missingMetrics(known.data?.items.find(({ slug }) => slug === found?.portal))}
      search={search}
      onSearch={change}
    />
  );
}
