import {
  type ReferenceEvent,
  referenceEvents,
} from '../../../apps/server/src/reads/testing/referenceEvents.ts';
import {
  referenceNeighbours,
  referencePlaces,
} from '../../../apps/server/src/reads/testing/referencePlaces.ts';
import { referencePriceChanges } from '../../../apps/server/src/reads/testing/referencePrices.ts';
import { known } from '../../../apps/server/src/reads/testing/referenceReads.ts';
import type { PriceChange, PriceChangeReason } from '../../../packages/api-contract/src/index.ts';
import { listKey } from '../listOrder.ts';
import type { PortalFigures } from '../PortalFigures.ts';
import {
  joined,
  mediumDay,
  message,
  money,
  name,
  number,
  percent,
  shortDay,
  type Wording,
} from '../wording.ts';
import { cellChange, nameId, placeText, rate, shown, volume, wholePercent } from './claimParts.ts';
import type { RowClaim, TableClaim } from './claimTypes.ts';
import { listName } from './listNames.ts';

const offList: Wording = (locale) => (locale === 'ru' ? '— вне списка' : '— off the list');

type Place = ReturnType<typeof referencePlaces>[number];

/** Present places first, the best one first, then the lists that the book left last. */
function presentFirst(a: Place, b: Place): number {
  const [one, other] = [a, b].map(({ position }) => position ?? Number.POSITIVE_INFINITY);
  if (one !== other) return (one ?? 0) < (other ?? 0) ? -1 : 1;
  return a.last_seen === b.last_seen ? 0 : a.last_seen > b.last_seen ? -1 : 1;
}

/** Every list that the book was ever on. */
export function placesTable(portal: PortalFigures, book: string): TableClaim {
  const order = portal.lists.map(listKey);
  const orderOf = ({ kind: list, genre, period }: Place) =>
    order.indexOf(listKey({ list, genre, period }));
  const places = referencePlaces(portal.fixture, book)
    .sort((a, b) => orderOf(a) - orderOf(b))
    .sort(presentFirst);
  return {
    table: message('book.places'),
    rows: places.map(({ position, kind: list, genre, period, ...place }) => ({
      cells: [
        position === null ? offList : placeText({ ...place, position }),
        listName({ list, genre, period }),
        joined(number(place.peak), mediumDay(place.peak_day)),
        number(place.days_on),
        number(place.best_streak),
        number(place.entries),
        mediumDay(place.last_seen),
      ],
    })),
  };
}

/** The books that were most often next to it on lists. */
export function neighboursTable(portal: PortalFigures, book: string): TableClaim {
  return {
    table: message('book.neighbours'),
    rows: referenceNeighbours(portal.fixture, book).map(({ book: key, times, distance }) => ({
      subject: { kind: 'book', key },
      cells: [null, number(times), number(distance, 2, 2)],
    })),
  };
}

/** Rows of a page of the journal. */
const JOURNAL_ROWS = 15;

const eventNames = {
  chapter: 'bookEvent.chapter',
  list_enter: 'bookEvent.listEnter',
  list_exit: 'bookEvent.listExit',
  price: 'bookEvent.price',
  title: 'bookEvent.title',
} as const satisfies Record<ReferenceEvent['type'], string>;

function eventChange({ type, before, after }: ReferenceEvent): Wording {
  const value = (one: number | string | null): Wording => {
    if (typeof one !== 'number') return name(one ?? '');
    return type === 'price' ? money(one) : volume(one);
  };
  if (type === 'list_enter') return message('bookEvent.atPlace', { place: value(after) });
  if (type === 'list_exit') return message('bookEvent.fromPlace', { place: value(before) });
  return before === null
    ? value(after)
    : message('bookEvent.wasIs', { was: value(before), is: value(after) });
}

/** The latest changes of the book. */
export function journalTable(
  portal: PortalFigures,
  book: string,
  genreId: (genre: string) => number,
): TableClaim {
  const events = referenceEvents(portal.fixture, book, genreId).slice(0, JOURNAL_ROWS);
  const table = message('bookEvent.journal');
  if (events.length === 0)
    return { table, rows: [{ cells: [message('bookEvent.journal.empty')] }] };
  return {
    table,
    rows: events.map((event) => ({
      cells: [
        mediumDay(event.day),
        message(eventNames[event.type]),
        eventChange(event),
        shown(event.list, listName) ?? name(''),
      ],
    })),
  };
}

const reasonNames: Readonly<Record<Exclude<PriceChangeReason, 'recent'>, string>> = {
  near_change: 'book.priceChanges.near',
  unknown_day: 'book.priceChanges.unknownDay',
  no_reading: 'book.priceChanges.unread',
  partial_day: 'book.priceChanges.partial',
  reset: 'reason.reset',
  below_step: 'reason.belowStep',
  loss: 'book.priceChanges.loss',
  no_gain: 'book.priceChanges.noGain',
};

const reasonOf = ({ reason, days_left: days }: PriceChange): Wording | null => {
  if (reason === null) return null;
  return reason === 'recent'
    ? message('book.priceChanges.recent', { days: days ?? 0 })
    : message(reasonNames[reason]);
};

interface KnownChange extends PriceChange {
  was: number;
  is: number;
  change: number;
  low: number;
  high: number;
}

/** A change of price whose gains are known on both sides, with its interval. */
function knownChange(item: PriceChange): KnownChange | null {
  const { gain_before: was, gain_after: is, gain_change: change } = item;
  const { gain_change_low: low, gain_change_high: high } = item;
  if (was === null || is === null || change === null || low === null || high === null) return null;
  return { ...item, was, is, change, low, high };
}

const isCertain = ({ low, high }: KnownChange) => low > 0 || high < 0;

/** The heading of the changes: the latest one whose gains are known. */
function priceHeading(items: readonly PriceChange[]): Wording {
  const [found] = items.map(knownChange).filter(known);
  if (found === undefined) return message('book.priceChanges');
  return message('book.priceChanges.found', {
    way: found.price_after < found.price_before ? 'down' : 'up',
    before: money(found.price_before),
    after: money(found.price_after),
    day: shortDay(found.day),
    was: rate(found.was),
    is: rate(found.is),
    certain: isCertain(found) ? 'yes' : 'no',
    change: wholePercent(found.change),
    low: wholePercent(found.low),
    high: wholePercent(found.high),
  });
}

/** Under the heading: what the portal gained meanwhile, when the latest change is known, and the rule. */
function priceNote({ main }: PortalFigures, items: readonly PriceChange[]): Wording {
  const [found] = items.map(knownChange).filter(known);
  const [newest] = items;
  const ofPortal = found?.portal_change ?? null;
  const daysLeft = newest?.days_left ?? null;
  return joined(
    ofPortal === null
      ? null
      : message('book.priceChanges.ofPortal', { change: wholePercent(ofPortal) }),
    newest === undefined || daysLeft === null
      ? null
      : message('book.priceChanges.newest', { day: shortDay(newest.day), days: daysLeft }),
    message('book.priceChanges.note', { metric: message(nameId(main)) }),
  );
}

function changeCells(item: PriceChange): (Wording | null)[] {
  const { gain_before: was, gain_after: is, reason, portal_change: ofPortal } = item;
  const why = reasonOf(item);
  const found = knownChange(item);
  const wholeCell = (share: number) =>
    cellChange(Math.round(share * 100) / 100, (one) => percent(one));
  const pending = name(reason === 'recent' ? '…' : '—');
  return [
    was === null
      ? joined(name('—'), why)
      : message('bookEvent.wasIs', { was: rate(was), is: is === null ? pending : rate(is) }),
    found === null
      ? why
      : joined(
          wholeCell(found.change),
          message('change.interval', {
            low: wholePercent(found.low),
            high: wholePercent(found.high),
          }),
          isCertain(found) ? null : message('book.priceChanges.ordinary'),
        ),
    ofPortal === null
      ? joined(name('—'), why ?? message('book.priceChanges.portal.unknown'))
      : wholeCell(ofPortal),
  ];
}

/** The gain around each change of the price, and what is said of them. */
export function priceChanges(
  portal: PortalFigures,
  book: string,
): { texts: Wording[]; tables: TableClaim[] } {
  const items = referencePriceChanges(portal.fixture, book);
  if (items.length === 0) return { texts: [], tables: [] };
  const rows = items.map((item): RowClaim => {
    const prices = { was: money(item.price_before), is: money(item.price_after) };
    return {
      cells: [
        joined(message('bookEvent.wasIs', prices), mediumDay(item.day)),
        ...changeCells(item),
      ],
    };
  });
  const heading = priceHeading(items);
  return {
    texts: [heading, priceNote(portal, items)],
    tables: [{ table: heading, rows }],
  };
}
