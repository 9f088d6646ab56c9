import { DataTable, downloadRows } from '@litometr/analytics-widgets';
import type { StaffUser } from '@litometr/api-contract';
import { Button, Stack } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { usePaged } from '../../blocks/table/usePaged.tsx';
import { PageHead } from '../../page/PageHead.tsx';
import { UsersControls, type UsersControlsProps } from './UsersControls.tsx';
import { usersAddress } from './users.address.ts';
import { usersMessages as messages } from './users.messages.ts';
import { type UserColumnsOptions, useUserColumns } from './useUserColumns.tsx';

export interface UsersViewProps extends UsersControlsProps, UserColumnsOptions {
  block: Block<{ count: number; items: readonly StaffUser[] }>;
  onCreate: () => void;
}

/** The accounts, for admins. */
export function UsersView(props: UsersViewProps) {
  const { block, search, onSearch, onCreate } = props;
  const { formatMessage: t } = useIntl();
  const columns = useUserColumns(props);
  const isFiltered = search.q !== '' || search.role !== undefined || search.state !== undefined;
  const clear = () => onSearch({ q: '', role: undefined, state: undefined });
  const paged = usePaged({
    block,
    search,
    onPage: (page) => onSearch({ page }),
    empty: {
      title: t(messages.empty),
      action: <Button onPress={clear}>{t(messages.any)}</Button>,
    },
  });
  const rows = block.data?.items ?? [];
  const count = block.data?.count;
  const lead =
    count === undefined
      ? block.state.kind === 'failed'
        ? null
        : undefined
      : t(isFiltered ? messages.leadFiltered : messages.lead, { count });
  return (
    <Stack gap="lg">
      <PageHead
        title={t(messages.title)}
        address={usersAddress}
        lead={lead}
        leadLines={1}
        meta={null}
        actions={
          <Button variant="primary" icon="plus" onPress={onCreate}>
            {t(messages.create)}
          </Button>
        }
        onExportRows={
          rows.length === 0 ? null : () => void downloadRows(t(messages.title), columns, rows)
        }
        controls={<UsersControls search={search} onSearch={onSearch} />}
        {...(isFiltered && { onClearFilters: clear })}
      />
      <DataTable
        label={t(messages.title)}
        hasProvenance={false}
        headingLevel={2}
        columns={columns}
        rows={rows}
        getRowId={({ id }) => String(id)}
        skeletonRows={4}
        {...paged}
      />
    </Stack>
  );
}
