import { type DataColumn, PercentCell } from '@litometr/analytics-widgets';
import { useIntl } from 'react-intl';
import { columnMessages } from '../../domain/domain.messages.ts';
import { paths } from '../../domain/paths.ts';
import type { Block } from '../block.ts';
import { TableSection } from '../table/TableSection.tsx';
import { useColumns } from '../table/useColumns.tsx';
import { groupPageMessages as messages } from './groupPage.messages.ts';
import type { GroupParts } from './groupParts.ts';

/** Whose books they are. */
export function GroupAuthors({ block }: { block: Block<GroupParts> }) {
  const { formatMessage: t } = useIntl();
  const column = useColumns();
  const columns: DataColumn<GroupParts['authors'][number]>[] = [
    column.watchedName('author', t(columnMessages.author), ({ id }) => paths.author(id)),
    column.number('books', t(columnMessages.books), ({ books }) => books, {
      size: 64,
      meta: { card: 'fact' },
    }),
    column.number('share', t(messages.shareOfBooks), ({ share }) => share, {
      size: 88,
      meta: { card: 'fact' },
      cell: ({ row }) => <PercentCell share={row.original.share} />,
    }),
    column.number('places', t(columnMessages.topPlaces), ({ top_places }) => top_places, {
      size: 80,
      meta: { card: 'fact' },
    }),
    column.place('best', t(columnMessages.bestPosition), ({ best_position }) => best_position, {
      size: 80,
    }),
  ];
  return (
    <TableSection
      title={t(messages.authors)}
      lead={t(messages.authorsLead)}
      density="dense"
      columns={columns}
      rows={block.data?.authors ?? []}
      getRowId={({ id }) => String(id)}
      state={block.state}
      skeletonRows={20}
    />
  );
}
