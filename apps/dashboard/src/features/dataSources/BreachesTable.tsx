import { type DataColumn, DateCell, RowLink, useFormats } from '@litometr/analytics-widgets';
import { type Breach, listKind } from '@litometr/api-contract';
import { type MessageDescriptor, useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { ExportedTable } from '../../blocks/table/ExportedTable.tsx';
import { useColumns } from '../../blocks/table/useColumns.tsx';
import { listMessages } from '../../domain/domain.messages.ts';
import { paths } from '../../domain/paths.ts';
import { detailMessages as messages } from './detail.messages.ts';

const kinds: Readonly<Record<Breach['kind'], MessageDescriptor>> = {
  views_fell: messages.viewsFell,
  reset: messages.reset,
  jump: messages.jump,
  short_list: messages.shortList,
  invisible_title: messages.invisibleTitle,
};

/** A book is called as it is; a list comes as its kind and its genre, as in the files. */
function useSampleName(): (breach: Breach) => string {
  const { formatMessage: t } = useIntl();
  return ({ kind, sample }) => {
    const [first, genre] = sample.label.split(' · ');
    const list = listKind.safeParse(first);
    if (kind !== 'short_list' || !list.success) return sample.label;
    return genre === undefined ? t(listMessages[list.data]) : t(listMessages.ofGenre, { genre });
  };
}

/** Values that cannot be, with a case of each. */
export function BreachesTable({ block }: { block: Block<{ breaches: readonly Breach[] }> }) {
  const { formatMessage: t } = useIntl();
  const column = useColumns();
  const { formatNumber } = useFormats();
  const sampleName = useSampleName();
  const columns: DataColumn<Breach>[] = [
    {
      id: 'day',
      header: t(messages.day),
      size: 128,
      meta: { card: 'fact' },
      cell: ({ row }) => <DateCell day={row.original.day} />,
      accessorFn: ({ day }) => day,
    },
    {
      id: 'kind',
      header: t(messages.breach),
      size: 240,
      meta: { card: 'fact' },
      cell: ({ row }) => t(kinds[row.original.kind]),
      accessorFn: ({ kind }) => kind,
    },
    column.number('count', t(messages.cases), ({ count }) => count, {
      size: 96,
      meta: { card: 'fact' },
    }),
    {
      id: 'sample',
      header: t(messages.sample),
      meta: { rowHeader: true, card: 'title' },
      cell: ({ row }) => {
        const { book } = row.original.sample;
        const name = sampleName(row.original);
        return book === null ? (
          <bdi>{name}</bdi>
        ) : (
          <RowLink href={paths.book(book)}>{name}</RowLink>
        );
      },
      accessorFn: ({ sample }) => sample.label,
    },
    {
      id: 'change',
      header: t(messages.change),
      meta: { align: 'end' },
      size: 192,
      cell: ({
        row: {
          original: {
            sample: { before, after },
          },
        },
      }) =>
        before !== null &&
        after !== null && (
          <bdi dir="ltr">{[before, after].map((value) => formatNumber(value)).join(' → ')}</bdi>
        ),
      accessorFn: ({ sample: { before, after } }) => (before === null ? '' : `${before} ${after}`),
    },
  ];
  const rows = block.data?.breaches ?? [];
  return (
    <ExportedTable
      label={t(messages.breaches)}
      hasProvenance={false}
      columns={columns}
      rows={rows}
      getRowId={({ kind, day }) => `${kind} ${day}`}
      state={block.state}
      empty={t(messages.noBreaches)}
      skeletonRows={3}
      headingLevel={3}
    />
  );
}
