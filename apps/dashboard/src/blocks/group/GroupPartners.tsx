import { type DataColumn, NumberCell } from '@litometr/analytics-widgets';
import type { PortalSlug } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { columnMessages } from '../../domain/domain.messages.ts';
import { paths } from '../../domain/paths.ts';
import type { Block } from '../block.ts';
import { TableSection } from '../table/TableSection.tsx';
import { useColumns } from '../table/useColumns.tsx';
import { groupPageMessages as messages } from './groupPage.messages.ts';
import type { GroupParts } from './groupParts.ts';

interface GroupPartnersProps {
  block: Block<GroupParts>;
  portal: PortalSlug;
}

/** The tags that occur on the same books. */
export function GroupPartners({ block, portal }: GroupPartnersProps) {
  const { formatMessage: t } = useIntl();
  const column = useColumns();
  const columns: DataColumn<GroupParts['partners'][number]>[] = [
    column.watchedName('tag', t(columnMessages.tag), ({ id }) => paths.tag(portal, id)),
    column.number('books', t(messages.together), ({ books }) => books, {
      size: 112,
      meta: { card: 'fact' },
    }),
    column.number('lift', t(messages.pairLift), ({ lift }) => lift, {
      meta: { title: t(messages.pairLiftTitle), card: 'fact' },
      size: 128,
      cell: ({ row }) => <NumberCell value={row.original.lift} format="ratio" />,
    }),
  ];
  return (
    <TableSection
      title={t(messages.partners)}
      lead={t(messages.partnersLead)}
      density="dense"
      columns={columns}
      rows={block.data?.partners ?? []}
      getRowId={({ id }) => String(id)}
      state={block.state}
      skeletonRows={20}
    />
  );
}
