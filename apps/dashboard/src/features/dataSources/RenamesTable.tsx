import { type DataColumn, useFormats } from '@litometr/analytics-widgets';
import type { EndpointResponse, Rename, RenameState, renames } from '@litometr/api-contract';
import { Alert, Badge, Button, Inline, Stack, Text } from '@litometr/ui';
import { type MessageDescriptor, useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { TableSection } from '../../blocks/table/TableSection.tsx';
import { useDomain } from '../../domain/useDomain.ts';
import { renamesMessages as messages } from './renames.messages.ts';

const states: Readonly<
  Record<RenameState, { text: MessageDescriptor; tone: 'success' | 'info' | 'danger' }>
> = {
  applied: { text: messages.applied, tone: 'success' },
  pending: { text: messages.applying, tone: 'info' },
  failed: { text: messages.failed, tone: 'danger' },
};

export interface RenamesTableProps {
  block: Block<EndpointResponse<typeof renames>>;
  onAdd: () => void;
  onUndo: (rename: Rename) => void;
}

/**
 * Lists renamed genres and authors with who set each, and why. On a card three facts fit, the third with a
 * line of its own.
 */
export function RenamesTable({ block, onAdd, onUndo }: RenamesTableProps) {
  const { formatMessage: t, formatList } = useIntl();
  const { formatInstant } = useFormats();
  const domain = useDomain();
  const pending = block.data?.pending ?? [];
  const columns: DataColumn<Rename>[] = [
    {
      id: 'former',
      header: t(messages.former),
      size: 224,
      meta: { rowHeader: true, card: 'title' },
      cell: ({ row }) => (
        <Stack gap="none">
          <bdi>{row.original.former.name}</bdi>
          <Text size="caption" tone="secondary">
            {formatList([domain.portal(row.original.portal), t(messages[row.original.kind])], {
              type: 'unit',
            })}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'present',
      header: t(messages.present),
      size: 224,
      meta: { card: 'fact' },
      cell: ({ row }) => (
        <Stack gap="none">
          <bdi>{row.original.present.name}</bdi>
          {row.original.counts_as !== row.original.present.name && (
            <Text size="caption" tone="secondary">
              {t(messages.countsAs, { name: row.original.counts_as })}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      id: 'set',
      header: t(messages.set),
      meta: { card: 'fact' },
      cell: ({ row }) => (
        <Stack gap="none">
          <bdi>{row.original.by ?? t(messages.gone)}</bdi>
          <Text size="caption" tone="secondary">
            <time dateTime={row.original.at}>{formatInstant(row.original.at)}</time>
          </Text>
          {row.original.note !== null && <bdi>{row.original.note}</bdi>}
        </Stack>
      ),
    },
    {
      id: 'state',
      header: t(messages.state),
      size: 192,
      meta: { card: 'fact' },
      cell: ({ row }) => (
        <Inline>
          <Badge tone={states[row.original.state].tone}>{t(states[row.original.state].text)}</Badge>
        </Inline>
      ),
    },
    {
      id: 'undo',
      header: t(messages.undo),
      size: 128,
      meta: { align: 'end', card: 'select' },
      cell: ({ row }) => (
        <Button
          size="sm"
          variant="quiet"
          aria-label={t(messages.undoOne, { name: row.original.former.name })}
          onPress={() => onUndo(row.original)}
        >
          {t(messages.undo)}
        </Button>
      ),
    },
  ];
  return (
    <Stack gap="md">
      <TableSection
        title={t(messages.title)}
        hasProvenance={false}
        lead={t(messages.help)}
        actions={
          <Button variant="primary" size="sm" onPress={onAdd}>
            {t(messages.add)}
          </Button>
        }
        empty={t(messages.empty)}
        columns={columns}
        rows={block.data?.items ?? []}
        getRowId={({ id }) => String(id)}
        state={block.state}
        skeletonRows={2}
      />
      <div aria-live="polite">
        {pending.length > 0 && (
          <Alert tone="info">
            {t(messages.pending, { portals: formatList(pending.map(domain.portal)) })}
          </Alert>
        )}
      </div>
    </Stack>
  );
}
