import {
  type DataColumn,
  DateCell,
  PercentCell,
  RowLink,
  StatusCell,
} from '@litometr/analytics-widgets';
import type { EndpointResponse, ParserStatus, parsers } from '@litometr/api-contract';
import { ButtonLink } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { LOADING_TEXT } from '../../blocks/loadingText.ts';
import { TableSection } from '../../blocks/table/TableSection.tsx';
import { paths } from '../../domain/paths.ts';
import { useDomain } from '../../domain/useDomain.ts';
import { staffTabMessages as messages } from './dashboard.messages.ts';

const tones = {
  ok: 'success',
  partial: 'warning',
  late: 'warning',
  failed: 'danger',
  paused: 'neutral',
  none: 'neutral',
} as const;

const PORTALS = 6;

/** Each portal's data: their state, day and coverage. */
export function Quality({ block }: { block: Block<EndpointResponse<typeof parsers>> }) {
  const { formatMessage: t } = useIntl();
  const domain = useDomain();
  const { data } = block;
  const columns: DataColumn<ParserStatus>[] = [
    {
      id: 'portal',
      header: t(messages.portal),
      meta: { rowHeader: true, card: 'title' },
      cell: ({ row }) => (
        <RowLink href={paths.portal(row.original.portal)}>
          {domain.portal(row.original.portal)}
        </RowLink>
      ),
    },
    {
      id: 'state',
      header: t(messages.state),
      size: 256,
      meta: { card: 'fact' },
      cell: ({ row }) => (
        <StatusCell label={t(messages[row.original.state])} tone={tones[row.original.state]} />
      ),
    },
    {
      id: 'day',
      header: t(messages.day),
      size: 144,
      meta: { card: 'fact' },
      cell: ({ row }) => (
        <DateCell day={row.original.data_day} relative reason={t(messages.noData)} />
      ),
    },
    {
      id: 'coverage',
      header: t(messages.coverage),
      meta: { align: 'end', card: 'fact' },
      size: 112,
      cell: ({ row }) => <PercentCell share={row.original.coverage} reason={t(messages.noData)} />,
    },
  ];
  return (
    <TableSection
      title={t(messages.quality)}
      hasProvenance={false}
      lead={
        data === undefined
          ? LOADING_TEXT
          : data.attention === 0
            ? t(messages.qualityOk)
            : t(messages.qualityLook, { count: data.attention })
      }
      actions={
        <ButtonLink size="sm" href={paths.parsers}>
          {t(messages.toParsers)}
        </ButtonLink>
      }
      columns={columns}
      rows={data?.items ?? []}
      getRowId={({ portal }) => portal}
      state={block.state}
      skeletonRows={PORTALS}
    />
  );
}
