import type { DataColumn } from '@litometr/analytics-widgets';
import type { EndpointResponse, similarBooks } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { NamesCell } from '../../blocks/table/NamesCell.tsx';
import { TableSection } from '../../blocks/table/TableSection.tsx';
import { useColumns } from '../../blocks/table/useColumns.tsx';
import { paths } from '../../domain/paths.ts';
import { bookMessages as messages } from './book.messages.ts';

type Similar = EndpointResponse<typeof similarBooks>;

const SHOWN_BOOKS = 10;

/** Books of the portal with the same tags and genres. */
export function SimilarBooks({ block }: { block: Block<Similar> }) {
  const { formatMessage: t } = useIntl();
  const column = useColumns();
  const columns: DataColumn<Similar['items'][number]>[] = [
    column.book(({ book }) => book),
    {
      id: 'tags',
      header: t(messages.commonTags),
      size: 176,
      meta: { card: 'fact' },
      cell: ({ row }) => (
        <NamesCell
          max={1}
          items={[
            ...row.original.tags.map(({ id, name }) => ({
              name,
              href: paths.tag(row.original.book.portal, id),
            })),
            ...row.original.genres.map(({ id, name }) => ({
              name,
              href: paths.genre(row.original.book.portal, id),
            })),
          ]}
        />
      ),
      accessorFn: ({ tags }) => tags.map(({ name }) => name).join('|'),
    },
    column.gain(({ gain }) => gain, {
      size: 104,
      meta: { card: 'fact' },
    }),
  ];
  return (
    <TableSection
      title={t(messages.similar)}
      lead={t(messages.similarLead)}
      empty={t(messages.similarEmpty)}
      columns={columns}
      rows={(block.data?.items ?? []).slice(0, SHOWN_BOOKS)}
      getRowId={({ book }) => String(book.id)}
      state={block.state}
      skeletonRows={SHOWN_BOOKS}
    />
  );
}
