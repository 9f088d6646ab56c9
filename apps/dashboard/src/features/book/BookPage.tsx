import {
  book,
  bookEvents,
  bookRanks,
  bookRatios,
  otherListings,
  portals,
  priceChanges,
  similarBooks,
} from '@litometr/api-contract';
import { memo, useDeferredValue } from 'react';
import { useIntl } from 'react-intl';
import { isMissing } from '../../api/failure.ts';
import { useEndpoint, useRead } from '../../api/useEndpoint.ts';
import { useVisitor } from '../../auth/Visitor.tsx';
import { useCompareTray } from '../../blocks/compare/compareTray.ts';
import { lazyPart } from '../../blocks/lazyPart.tsx';
import { useBlock } from '../../blocks/useBlock.ts';
import { useNames } from '../../domain/useNames.ts';
import { useAddress } from '../../page/address/useAddress.ts';
import { MissingPage } from '../../page/MissingPage.ts';
import { usePeriod } from '../../page/period/usePeriod.ts';
import { useExactTitle } from '../../page/usePageTitle.ts';
import { BookView, type BookViewProps } from './BookView.tsx';
import { bookAddress, historyRead, journalRead } from './book.address.ts';
import { bookMessages as messages } from './book.messages.ts';
import { useCompared } from './useCompared.ts';
import { useNoteMarks } from './useNoteMarks.ts';

/** Guests have no notes. */
const BookNotesPart = lazyPart(() => import('./BookNotesPart.tsx'));

/** Memoized, so that it does not re-render while only other responses arrive; see below. */
const Shown = memo(BookView);

/** As many marks as a chart can carry. */
const MARKS = 100;

/** The card of a book; throws `MissingPage` for an id that names none. */
export function BookPage({ id }: { id: string }) {
  const { formatMessage: t } = useIntl();
  const names = useNames();
  const [search, change] = useAddress(bookAddress);
  const period = usePeriod(search, change);
  const compared = useCompared(id, search);
  const tray = useCompareTray();
  const isSignedIn = useVisitor()?.isSignedIn === true;
  const marks = useNoteMarks(id);
  const of = { params: { id } };
  const card = useEndpoint(book, of);
  const blocks = {
    card: useBlock(card),
    history: useBlock(useRead(historyRead(id, search))),
    ranks: useBlock(useEndpoint(bookRanks, of)),
    journal: useBlock(useRead(journalRead(id, search))),
    ratios: useBlock(useEndpoint(bookRatios, of)),
    changes: useBlock(useEndpoint(priceChanges, of)),
    elsewhere: useBlock(useEndpoint(otherListings, of)),
    similar: useBlock(useEndpoint(similarBooks, of)),
    events: useBlock(useEndpoint(bookEvents, { ...of, query: { size: MARKS } })),
    known: useBlock(useEndpoint(portals, {})),
  };
  const found = card.data?.book;
  const portal = blocks.known.data?.items.find(({ slug }) => slug === found?.portal);
  useExactTitle(found ? t(messages.titled, { name: names.title(found.title) }) : t(messages.title));
  if (isMissing(card.error)) throw new MissingPage();
  // Responses arrive one by one, and each would render the whole page in one blocking task. Deferred
  // rendering is interruptible, so the page stays responsive.
  const shown = useDeferredValue<BookViewProps>({
    ...blocks,
    marks,
    notes: isSignedIn && (
      <BookNotesPart
        id={id}
        firstDay={portal?.first_day ?? null}
        day={card.data?.meta.asof ?? null}
      />
    ),
    period,
    isCompared: tray.has(Number(id)),
    onCompare: () => found && tray.toggle({ id: found.id, title: found.title }),
    compared,
    search,
    onSearch: change,
  });
  return <Shown {...shown} />;
}
