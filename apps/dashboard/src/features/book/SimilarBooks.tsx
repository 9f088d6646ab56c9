import {
  BookCell,
  ChipsCell,
  type DataColumn,
  DataTable,
  DeltaCell,
} from '@litometr/analytics-widgets';
import type { EndpointResponse, similarBooks } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { Section } from '../../blocks/Section.tsx';
import { columnMessages } from '../../domain/domain.messages.ts';
import { paths } from '../../domain/paths.ts';
import { bookCellProps, useDomain } from '../../domain/useDomain.ts';
import { bookMessages as messages } from './book.messages.ts';

type Similar = EndpointResponse<typeof similarBooks>;

const SHOWN = 10;

/** Books of the portal with the same tags and genres. */
export function SimilarBooks({ block }: { block: Block<Similar> }) {
  const { formatMessage: t } = useIntl();
  const domain = useDomain();
  const columns: DataColumn<Similar['items'][number]>[] = [
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
      id: 'tags',
      header: t(messages.commonTags),
      width: '11rem',
      card: 'fact',
      cell: ({ book, tags, genres }) => (
        <ChipsCell
          max={1}
          items={[
            ...tags.map(({ id, name }) => ({ label: name, href: paths.tag(book.portal, id) })),
            ...genres.map(({ id, name }) => ({
              label: name,
              href: paths.catalogueOfGenre(book.portal, id),
            })),
          ]}
        />
      ),
      csv: ({ tags }) => tags.map(({ name }) => name).join('|'),
    },
    {
      id: 'gain',
      header: t(columnMessages.gain),
      align: 'end',
      width: '6.5rem',
      card: 'fact',
      cell: ({ gain }) => (
        <DeltaCell value={gain?.value ?? null} reason={domain.gainReason(gain ?? undefined)} />
      ),
      csv: ({ gain }) => gain?.value ?? null,
    },
  ];
  const rows = (block.data?.items ?? []).slice(0, SHOWN);
  const isEmpty = block.state.kind === 'ready' && rows.length === 0;
  return (
    <Section title={t(messages.similar)} lead={t(messages.similarLead)}>
      <DataTable
        label={t(messages.similar)}
        headingLevel={3}
        columns={columns}
        rows={rows}
        getRowId={({ book }) => String(book.id)}
        state={isEmpty ? { kind: 'empty', title: t(messages.similarEmpty) } : block.state}
        skeletonRows={SHOWN}
      />
    </Section>
  );
}
