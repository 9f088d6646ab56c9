import {
  BookCell,
  type DataColumn,
  DataTable,
  DateCell,
  DeltaCell,
  NumberCell,
  PercentCell,
  RowLink,
} from '@litometr/analytics-widgets';
import type { PortalSlug } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { columnMessages, reasonMessages } from '../../domain/domain.messages.ts';
import { paths } from '../../domain/paths.ts';
import { bookCellProps, useDomain } from '../../domain/useDomain.ts';
import type { Block } from '../block.ts';
import { Section } from '../Section.tsx';
import { nichePageMessages as messages } from './nichePage.messages.ts';
import type { NicheParts } from './nicheParts.ts';

interface TableProps {
  block: Block<NicheParts>;
  portal: PortalSlug;
}

const end = { align: 'end', card: 'fact' } as const;
const SHOWN_BOOKS = 20;

/** The tags that stand on the same books. */
export function NichePartners({ block, portal }: TableProps) {
  const { formatMessage: t } = useIntl();
  const columns: DataColumn<NicheParts['partners'][number]>[] = [
    {
      id: 'tag',
      header: t(columnMessages.tag),
      rowHeader: true,
      card: 'title',
      cell: ({ id, name }) => <RowLink href={paths.tag(portal, id)}>{name}</RowLink>,
      csv: ({ name }) => name,
    },
    {
      ...end,
      id: 'books',
      header: t(messages.together),
      width: '7rem',
      cell: ({ books }) => <NumberCell value={books} />,
      csv: ({ books }) => books,
    },
    {
      ...end,
      id: 'lift',
      header: t(messages.pairLift),
      headerTitle: t(messages.pairLiftTitle),
      width: '8rem',
      cell: ({ lift }) => <NumberCell value={Math.round(lift * 10) / 10} />,
      csv: ({ lift }) => lift,
    },
  ];
  return (
    <Section title={t(messages.partners)} lead={t(messages.partnersLead)}>
      <DataTable
        label={t(messages.partners)}
        headingLevel={3}
        density="dense"
        columns={columns}
        rows={block.data?.partners ?? []}
        getRowId={({ id }) => String(id)}
        state={block.state}
        skeletonRows={20}
      />
    </Section>
  );
}

/** Whose books they are. */
export function NicheAuthors({ block }: Pick<TableProps, 'block'>) {
  const { formatMessage: t } = useIntl();
  const columns: DataColumn<NicheParts['authors'][number]>[] = [
    {
      id: 'author',
      header: t(columnMessages.author),
      rowHeader: true,
      card: 'title',
      cell: ({ id, name }) => <RowLink href={paths.author(id)}>{name}</RowLink>,
      csv: ({ name }) => name,
    },
    {
      ...end,
      id: 'books',
      header: t(columnMessages.books),
      width: '5rem',
      cell: ({ books }) => <NumberCell value={books} />,
      csv: ({ books }) => books,
    },
    {
      ...end,
      id: 'share',
      header: t(messages.shareOfBooks),
      width: '7rem',
      cell: ({ share }) => <PercentCell share={share} />,
      csv: ({ share }) => share,
    },
    {
      ...end,
      id: 'places',
      header: t(columnMessages.topPlaces),
      width: '6rem',
      cell: ({ top_places }) => <NumberCell value={top_places} />,
      csv: ({ top_places }) => top_places,
    },
    {
      id: 'best',
      header: t(columnMessages.bestPosition),
      align: 'end',
      width: '6rem',
      cell: ({ best_position }) => (
        <NumberCell value={best_position} format="rank" reason={t(reasonMessages.not_on_list)} />
      ),
      csv: ({ best_position }) => best_position,
    },
  ];
  return (
    <Section title={t(messages.authors)} lead={t(messages.authorsLead)}>
      <DataTable
        label={t(messages.authors)}
        headingLevel={3}
        density="dense"
        columns={columns}
        rows={block.data?.authors ?? []}
        getRowId={({ id }) => String(id)}
        state={block.state}
        skeletonRows={20}
      />
    </Section>
  );
}

/** The leading books, by main metric. */
export function NicheBooks({ block }: Pick<TableProps, 'block'>) {
  const { formatMessage: t } = useIntl();
  const domain = useDomain();
  const columns: DataColumn<NicheParts['books'][number]>[] = [
    {
      id: 'book',
      header: t(columnMessages.book),
      rowHeader: true,
      card: 'title',
      skeleton: 'book',
      cell: ({ book }) => <BookCell {...bookCellProps(book)} />,
      csv: ({ book }) => book.title,
    },
    {
      ...end,
      id: 'gain',
      header: t(columnMessages.gain),
      width: '7rem',
      cell: ({ gain }) => (
        <DeltaCell value={gain?.value ?? null} reason={domain.gainReason(gain ?? undefined)} />
      ),
      csv: ({ gain }) => gain?.value ?? null,
    },
    {
      ...end,
      id: 'momentum',
      header: t(messages.momentum),
      width: '6rem',
      cell: ({ momentum }) => (
        <NumberCell
          value={momentum === null ? null : Math.round(momentum)}
          reason={t(reasonMessages.no_reading)}
        />
      ),
      csv: ({ momentum }) => momentum,
    },
    {
      id: 'best',
      header: t(columnMessages.bestPosition),
      align: 'end',
      width: '6.5rem',
      cell: ({ best_position }) => (
        <NumberCell value={best_position} format="rank" reason={t(reasonMessages.not_on_list)} />
      ),
      csv: ({ best_position }) => best_position,
    },
  ];
  return (
    <DataTable
      label={t(messages.bookList)}
      headingLevel={3}
      columns={columns}
      rows={(block.data?.books ?? []).slice(0, SHOWN_BOOKS)}
      getRowId={({ book }) => String(book.id)}
      state={block.state}
      skeletonRows={SHOWN_BOOKS}
    />
  );
}

/** Who entered a list within thirty days. */
export function NicheEntered({ block }: Pick<TableProps, 'block'>) {
  const { formatMessage: t } = useIntl();
  const columns: DataColumn<NicheParts['entered'][number]>[] = [
    {
      id: 'book',
      header: t(columnMessages.book),
      rowHeader: true,
      card: 'title',
      skeleton: 'book',
      cell: ({ book }) => <BookCell {...bookCellProps(book)} />,
      csv: ({ book }) => book.title,
    },
    {
      ...end,
      id: 'position',
      header: t(columnMessages.rank),
      width: '5rem',
      cell: ({ position }) => <NumberCell value={position} format="rank" />,
      csv: ({ position }) => position,
    },
    {
      ...end,
      id: 'day',
      header: t(columnMessages.day),
      width: '8rem',
      cell: ({ day }) => <DateCell day={day} relative />,
      csv: ({ day }) => day,
    },
  ];
  const rows = block.data?.entered ?? [];
  const isEmpty = block.state.kind === 'ready' && rows.length === 0;
  return (
    <Section title={t(messages.enteredList)} lead={t(messages.enteredLead)}>
      <DataTable
        label={t(messages.enteredList)}
        headingLevel={3}
        columns={columns}
        rows={rows}
        getRowId={({ book, day }) => `${book.id} ${day}`}
        state={isEmpty ? { kind: 'empty', title: t(messages.enteredEmpty) } : block.state}
        skeletonRows={10}
      />
    </Section>
  );
}
