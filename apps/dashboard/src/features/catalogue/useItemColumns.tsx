import {
  type DataColumn,
  DateCell,
  MissingValue,
  NumberCell,
  SparkCell,
  StatusCell,
} from '@litometr/analytics-widgets';
import type { CatalogueItem } from '@litometr/api-contract';
import { Inline } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { useCatalogueColumns } from '../../blocks/catalogue/useCatalogueColumns.tsx';
import { NamesCell } from '../../blocks/table/NamesCell.tsx';
import { useColumns } from '../../blocks/table/useColumns.tsx';
import { columnMessages, reasonMessages } from '../../domain/domain.messages.ts';
import { isDay } from '../../domain/isDay.ts';
import { paths } from '../../domain/paths.ts';
import type { CatalogueAddress } from './catalogue.address.ts';
import { catalogueMessages as messages } from './catalogue.messages.ts';

/** The columns that decide; the rest are one press away. */
export const usualColumns = ['price', 'library', 'gain', 'momentum', 'spark'];

/** Columns of the catalogue itself: those of any list of books, and what only it knows. */
export function useItemColumns(
  rows: readonly CatalogueItem[],
  figures: CatalogueAddress['figures'],
): DataColumn<CatalogueItem>[] {
  const { formatMessage: t } = useIntl();
  const column = useColumns();
  const base = useCatalogueColumns(rows, { isSortable: true, figures });
  const day = (id: 'published' | 'updated', header: string): DataColumn<CatalogueItem> => ({
    id,
    header,
    align: 'end',
    width: '8rem',
    sort: 'descending',
    cell: (row) =>
      isDay(row[id]) ? (
        <DateCell day={row[id]} relative />
      ) : (
        (row[id] ?? <MissingValue reason={t(reasonMessages.not_published)} />)
      ),
    csv: (row) => row[id],
  });
  return [
    ...base,
    {
      id: 'momentum',
      header: t(messages.momentum),
      headerTitle: t(messages.momentumTitle),
      align: 'end',
      width: '6rem',
      sort: 'descending',
      cell: ({ momentum }) => (
        <NumberCell
          value={momentum === null ? null : Math.round(momentum)}
          reason={t(reasonMessages.no_reading)}
        />
      ),
      csv: ({ momentum }) => momentum,
    },
    {
      id: 'tags',
      header: t(messages.tags),
      width: '17rem',
      cell: ({ book, tags }) => (
        <NamesCell
          max={3}
          wraps
          items={tags.map(({ id, name }) => ({ name, href: paths.tag(book.portal, id) }))}
        />
      ),
      csv: ({ tags }) => tags.map(({ name }) => name).join('|'),
    },
    column.series({ width: '11rem' }),
    day('published', t(columnMessages.published)),
    day('updated', t(messages.updated)),
    {
      id: 'marks',
      header: t(messages.marks),
      width: '9rem',
      cell: ({ has_audio, is_exclusive }) => (
        <Inline gap="xxs">
          {has_audio === true && <StatusCell label={t(messages.audio)} />}
          {is_exclusive === true && <StatusCell label={t(messages.exclusive)} />}
        </Inline>
      ),
    },
    {
      id: 'spark',
      header: t(messages.spark),
      width: '6.5rem',
      cell: ({ book, spark }) => (
        <SparkCell
          points={spark}
          label={t(messages.sparkOf, { title: book.title })}
          href={`${paths.book(book.id)}#growth`}
        />
      ),
    },
  ];
}
