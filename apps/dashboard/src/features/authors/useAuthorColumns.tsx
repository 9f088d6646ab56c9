import {
  ChipsCell,
  type DataColumn,
  DeltaCell,
  NumberCell,
  RowLink,
} from '@litometr/analytics-widgets';
import type { AuthorRow, PortalSlug } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { columnMessages as columns, reasonMessages } from '../../domain/domain.messages.ts';
import { paths } from '../../domain/paths.ts';
import { authorsMessages as messages } from './authors.messages.ts';

/** Columns of a portal's authors. */
export function useAuthorColumns(portal: PortalSlug): DataColumn<AuthorRow>[] {
  const { formatMessage: t } = useIntl();
  return [
    {
      id: 'name',
      header: t(columns.author),
      rowHeader: true,
      card: 'title',
      sort: 'ascending',
      cell: (row) => <RowLink href={paths.author(row.id)}>{row.name}</RowLink>,
    },
    {
      id: 'books',
      header: t(columns.books),
      align: 'end',
      width: '6rem',
      sort: 'descending',
      card: 'fact',
      cell: (row) => <NumberCell value={row.books} />,
    },
    {
      id: 'finished',
      header: t(columns.finished),
      align: 'end',
      width: '7rem',
      cell: (row) => <NumberCell value={row.finished} />,
    },
    {
      id: 'gain',
      header: t(columns.gain),
      align: 'end',
      width: '8rem',
      sort: 'descending',
      card: 'fact',
      cell: (row) => <DeltaCell value={row.gain} reason={t(messages.noReading)} />,
    },
    {
      id: 'top_places',
      header: t(columns.topPlaces),
      align: 'end',
      width: '7rem',
      sort: 'descending',
      cell: (row) => <NumberCell value={row.top_places} />,
    },
    {
      id: 'best_position',
      header: t(columns.bestPosition),
      align: 'end',
      width: '7rem',
      sort: 'ascending',
      card: 'fact',
      cell: (row) => (
        <NumberCell
          value={row.best_position}
          format="rank"
          reason={t(reasonMessages.not_on_list)}
        />
      ),
    },
    {
      id: 'genres',
      header: t(columns.genres),
      width: '13rem',
      cell: (row) => (
        <ChipsCell
          max={1}
          items={row.genres.map(({ id, name }) => ({
            label: name,
            href: paths.catalogueOfGenre(portal, id),
          }))}
        />
      ),
    },
  ];
}
