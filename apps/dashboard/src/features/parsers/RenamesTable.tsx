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
      width: '14rem',
      rowHeader: true,
      card: 'title',
      cell: ({ former, portal, kind }) => (
        <Stack gap="none">
          <bdi>{former.name}</bdi>
          <Text size="caption" tone="secondary">
            {formatList([domain.portal(portal), t(messages[kind])], { type: 'unit' })}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'present',
      header: t(messages.present),
      width: '14rem',
      card: 'fact',
      cell: ({ present, counts_as: end }) => (
        <Stack gap="none">
          <bdi>{present.name}</bdi>
          {end !== present.name && (
            <Text size="caption" tone="secondary">
              {t(messages.countsAs, { name: end })}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      id: 'set',
      header: t(messages.set),
      card: 'fact',
      cell: ({ at, by, note }) => (
        <Stack gap="none">
          <bdi>{by ?? t(messages.gone)}</bdi>
          <Text size="caption" tone="secondary">
            <time dateTime={at}>{formatInstant(at)}</time>
          </Text>
          {note !== null && <bdi>{note}</bdi>}
        </Stack>
      ),
    },
    {
      id: 'state',
      header: t(messages.state),
      width: '12rem',
      card: 'fact',
      cell: ({ state }) => (
        <Inline>
          <Badge tone={states[state].tone}>{t(states[state].text)}</Badge>
        </Inline>
      ),
    },
    {
      id: 'undo',
      header: t(messages.undo),
      width: '8rem',
      align: 'end',
      card: 'select',
      cell: (rename) => (
        <Button
          size="sm"
          variant="quiet"
          aria-label={t(messages.undoOne, { name: rename.former.name })}
          onPress={() => onUndo(rename)}
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
        isStamped={false}
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
