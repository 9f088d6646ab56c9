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
      rowHeader: true,
      card: 'title',
      cell: ({ portal }) => <RowLink href={paths.portal(portal)}>{domain.portal(portal)}</RowLink>,
    },
    {
      id: 'state',
      header: t(messages.state),
      width: '16rem',
      card: 'fact',
      cell: ({ state }) => <StatusCell label={t(messages[state])} tone={tones[state]} />,
    },
    {
      id: 'day',
      header: t(messages.day),
      width: '9rem',
      card: 'fact',
      cell: ({ data_day }) => <DateCell day={data_day} relative reason={t(messages.noData)} />,
    },
    {
      id: 'coverage',
      header: t(messages.coverage),
      align: 'end',
      width: '7rem',
      card: 'fact',
      cell: ({ coverage }) => <PercentCell share={coverage} reason={t(messages.noData)} />,
    },
  ];
  return (
    <TableSection
      title={t(messages.quality)}
      isStamped={false}
      lead={
        data &&
        (data.attention === 0
          ? t(messages.qualityOk)
          : t(messages.qualityLook, { count: data.attention }))
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
