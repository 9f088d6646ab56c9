import { DataTable } from '@litometr/analytics-widgets';
import type { AuditRecord } from '@litometr/api-contract';
import { Button, Stack, Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Read } from '../../api/read.ts';
import type { Block } from '../../blocks/block.ts';
import { usePaged } from '../../blocks/table/usePaged.tsx';
import { paths } from '../../domain/paths.ts';
import { writeAddress } from '../../page/address/address.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { AuditControls, type AuditControlsProps } from './AuditControls.tsx';
import { auditAddress } from './audit.address.ts';
import { auditMessages as messages } from './audit.messages.ts';
import { shortHash } from './auditRecord.ts';
import { useAuditColumns } from './useAuditColumns.tsx';

export interface AuditViewProps extends AuditControlsProps {
  block: Block<{ count: number; items: readonly AuditRecord[] }>;
  exportOf: Read;
}

/** The audit log of accounts, data and settings, for admins. */
export function AuditView({ block, search, onSearch, exportOf }: AuditViewProps) {
  const { formatMessage: t } = useIntl();
  const columns = useAuditColumns((hash) => {
    const state = { ...search, address: hash, page: 1 };
    return `${paths.audit}?${writeAddress(auditAddress, new URLSearchParams(), state)}`;
  });
  const { event, by, object, address, from } = search;
  const isFiltered = [event, by || undefined, object || undefined, address, from].some(
    (value) => value !== undefined,
  );
  const clear = () =>
    onSearch({
      event: undefined,
      by: '',
      object: '',
      address: undefined,
      from: undefined,
      to: undefined,
    });
  const paged = usePaged({
    block,
    search,
    onPage: (page) => onSearch({ page }),
    empty: {
      title: t(messages.empty),
      action: <Button onPress={clear}>{t(messages.reset)}</Button>,
    },
  });
  const count = block.data?.count;
  const lead =
    count === undefined
      ? block.state.kind === 'failed'
        ? null
        : undefined
      : t(isFiltered ? messages.leadFiltered : messages.lead, { count });
  const filters =
    address === undefined
      ? []
      : [
          {
            id: 'address',
            label: t(messages.filterPlace, { hash: shortHash(address) }),
            onRemove: () => onSearch({ address: undefined }),
          },
        ];
  return (
    <Stack gap="lg">
      <PageHead
        title={t(messages.title)}
        address={auditAddress}
        lead={lead}
        meta={null}
        exportOf={exportOf}
        controls={<AuditControls search={search} onSearch={onSearch} />}
        filters={filters}
        onClearFilters={clear}
      />
      <Text size="caption" tone="secondary">
        {t(messages.retention)}
      </Text>
      <DataTable
        label={t(messages.title)}
        headingLevel={2}
        columns={columns}
        rows={block.data?.items ?? []}
        getRowId={({ id }) => String(id)}
        skeletonRows={search.size}
        {...paged}
      />
    </Stack>
  );
}
