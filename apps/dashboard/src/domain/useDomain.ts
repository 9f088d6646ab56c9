import type {
  BookBrief,
  BookStatus,
  Gain,
  ListKind,
  ListPeriod,
  MetricKey,
  Named,
  PortalSlug,
} from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { portalBySlug } from '../portals/portals.ts';
import {
  listMessages,
  metricMessages,
  periodMessages,
  reasonMessages,
  statusMessages,
} from './domain.messages.ts';
import { paths } from './paths.ts';
import { useGloss } from './useGloss.ts';

/** Names a list in full: kind, genre, period. */
export interface ListName {
  list: ListKind;
  genre: Named | null;
  period: ListPeriod | null;
}

/** The field's names in the chosen locale, and a book as the widgets take it. */
export function useDomain() {
  const { formatMessage: t } = useIntl();
  const { glossed } = useGloss();

  const listName = ({ list, genre, period }: ListName): string => {
    const name =
      genre === null
        ? t(listMessages[list])
        : t(listMessages.ofGenre, { genre: glossed(genre.name) });
    if (period === null) return name;
    return t(listMessages.withPeriod, { list: name, period: t(periodMessages[period]) });
  };

  return {
    metric: (key: MetricKey) => t(metricMessages[key]),
    list: (kind: ListKind) => t(listMessages[kind]),
    period: (period: ListPeriod) => t(periodMessages[period]),
    status: (status: BookStatus) => t(statusMessages[status]),
    portal: (slug: PortalSlug) => {
      const portal = portalBySlug(slug);
      return portal === undefined ? slug : t(portal.name);
    },
    listName,
    /** Why a gain is null, for a reader. */
    gainReason: (gain: Gain | undefined): string =>
      t(gain?.reason == null ? reasonMessages.no_reading : reasonMessages[gain.reason]),
  };
}

const ADULT = 18;

/** Returns a book as the props of `BookCell`. */
export function bookCellProps(book: BookBrief) {
  return {
    title: book.title,
    href: paths.book(book.id),
    authors: book.authors.map(({ id, name }) => ({ name, href: paths.author(id) })),
    cover: {
      src: book.cover_url,
      ...(book.genres[0] === undefined ? {} : { genre: book.genres[0].name }),
      adult: book.age_limit !== null && book.age_limit >= ADULT,
    },
  };
}
