import {
  type DataColumn,
  DeltaCell,
  type PanelState,
  useFormats,
} from '@litometr/analytics-widgets';
import type { EndpointResponse, listGains, RankBand } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { useDomain } from '../../domain/useDomain.ts';
import { roundRate } from '../roundRate.ts';
import { TableSection } from '../table/TableSection.tsx';
import { useColumns } from '../table/useColumns.tsx';
import { rankListMessages as messages } from './rankList.messages.ts';

export type GainsResponse = EndpointResponse<typeof listGains>;

export interface GainsViewProps {
  state: PanelState;
  response: GainsResponse | undefined;
}

const BANDS = 5;
/** The title states the gain at this rank, or at the nearest one above it of which it is known. */
const TITLE_RANK = 20;

/** How much the books on the ranks of a list gain a day. */
export function GainsView({ state, response }: GainsViewProps) {
  const { formatMessage: t } = useIntl();
  const { formatDay, formatDelta } = useFormats();
  const domain = useDomain();
  const column = useColumns();
  const items = response?.items ?? [];
  const rate = (key: 'median' | 'lowest', header: string): DataColumn<RankBand> => {
    const rounded = (band: RankBand) => (band[key] === null ? null : roundRate(band[key]));
    return column.number(key, header, rounded, {
      cell: ({ row }) => <DeltaCell value={rounded(row.original)} reason={t(messages.gainsFew)} />,
      size: 136,
      meta: { card: 'fact' },
    });
  };
  const columns: DataColumn<RankBand>[] = [
    {
      id: 'band',
      header: t(messages.part_places),
      meta: { rowHeader: true, card: 'title' },
      cell: ({ row }) => t(messages.band, row.original),
      accessorFn: ({ from, to }) => `${from}–${to}`,
    },
    rate('median', t(messages.medianRate)),
    rate('lowest', t(messages.lowestRate)),
    column.number('n', t(messages.rated), ({ n }) => n, {
      size: 136,
      meta: { card: 'fact' },
    }),
  ];
  const named = items.findLast(({ to, median }) => to <= TITLE_RANK && median !== null);
  return (
    <TableSection
      title={
        named?.median == null || named.lowest === null
          ? t(messages.gains)
          : t(messages.gainsLead, {
              from: named.from,
              to: named.to,
              median: formatDelta(roundRate(named.median)),
              lowest: formatDelta(roundRate(named.lowest)),
            })
      }
      {...(response?.metric != null && {
        lead: t(messages.gainsNote, {
          metric: domain.metric(response.metric),
          day: formatDay(response.asof, 'long'),
        }),
      })}
      columns={columns}
      rows={items}
      getRowId={({ from }) => String(from)}
      state={state}
      skeletonRows={BANDS}
    />
  );
}
