import { useFormats } from '@litometr/analytics-widgets';
import type { BookBrief, CatalogueItem } from '@litometr/api-contract';
import { Link } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { columnMessages as messages } from '../domain/domain.messages.ts';
import { paths } from '../domain/paths.ts';
import { useIsolate } from '../domain/useIsolate.ts';

interface SeriesLinkProps {
  book: Pick<BookBrief, 'portal' | 'authors'>;
  series: NonNullable<CatalogueItem['series']>;
}

/** A book's series and its number in it; leads to all its books where the portal has a catalogue. */
export function SeriesLink({ book: { portal, authors }, series }: SeriesLinkProps) {
  const { formatMessage: t } = useIntl();
  const { formatNumber } = useFormats();
  const title = useIsolate()(series.title);
  const text =
    series.number === null
      ? title
      : t(messages.seriesNumber, { title, number: formatNumber(series.number) });
  // Titles of series repeat: the authors distinguish them. Its books may have any of them.
  const href = paths.series(
    portal,
    series.title,
    authors.map(({ id }) => id),
  );
  return href === null ? (
    text
  ) : (
    <Link href={href} variant="quiet">
      {text}
    </Link>
  );
}
