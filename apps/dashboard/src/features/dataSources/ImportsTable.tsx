import type { HeldImport } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { Section } from '../../blocks/Section.tsx';
import { ExportedTable } from '../../blocks/table/ExportedTable.tsx';
import { usePaged } from '../../blocks/table/usePaged.tsx';
import { importsMessages as messages } from './imports.messages.ts';
import { useRunColumns } from './useRunColumns.tsx';

export interface ImportsTableProps {
  block: Block<{ count: number; items: readonly HeldImport[] }>;
  search: { page: number; size: number };
  onPage: (page: number) => void;
  onReport: (id: string) => void;
}

/** Every import there was, newest first. */
export function ImportsTable({ block, search, onPage, onReport }: ImportsTableProps) {
  const { formatMessage: t } = useIntl();
  const columns = useRunColumns<HeldImport>(onReport);
  const paged = usePaged({ block, search, onPage, empty: { title: t(messages.none) } });
  return (
    <Section title={t(messages.list)}>
      <ExportedTable
        label={t(messages.list)}
        hasProvenance={false}
        columns={[
          columns.started,
          columns.portal,
          columns.status,
          columns.rows,
          columns.badRows,
          columns.source,
          columns.report,
        ]}
        rows={block.data?.items ?? []}
        getRowId={({ id }) => id}
        {...paged}
        headingLevel={3}
      />
    </Section>
  );
}
