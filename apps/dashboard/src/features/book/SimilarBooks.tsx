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

const SHOWN = 10;

/** Books of the portal with the same tags and genres. */
export function SimilarBooks({ block }: { block: Block<Similar> }) {
  const { formatMessage: t } = useIntl();
  const column = useColumns();
  const columns: DataColumn<Similar['items'][number]>[] = [
    column.book(({ book }) => book),
    {
      id: 'tags',
      header: t(messages.commonTags),
      width: '11rem',
      card: 'fact',
      cell: ({ book, tags, genres }) => (
        <NamesCell
          max={1}
          items={[
            ...tags.map(({ id, name }) => ({ name, href: paths.tag(book.portal, id) })),
            ...genres.map(({ id, name }) => ({
              name,
              href: paths.genre(book.portal, id),
            })),
          ]}
        />
      ),
      csv: ({ tags }) => tags.map(({ name }) => name).join('|'),
    },
    column.gain(({ gain }) => gain, { width: '6.5rem', card: 'fact' }),
  ];
  return (
    <TableSection
      title={t(messages.similar)}
      lead={t(messages.similarLead)}
      empty={t(messages.similarEmpty)}
      columns={columns}
      rows={(block.data?.items ?? []).slice(0, SHOWN)}
      getRowId={({ book }) => String(book.id)}
      state={block.state}
      skeletonRows={SHOWN}
    />
  );
}
