import { type PanelState, useFormats } from '@litometr/analytics-widgets';
import type { EndpointResponse, overview } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { MirroredBars } from '../../blocks/charts/charts.ts';
import { useChartSource } from '../../blocks/charts/useChartSource.ts';
import { trendsMessages as messages } from './portalTrends.messages.ts';

export type OverviewResponse = EndpointResponse<typeof overview>;

interface FlowChartProps {
  /** Name of the list. */
  list: string;
  state: PanelState;
  response: OverviewResponse | undefined;
}

/** Entries and exits of a portal's leading list per captured day. */
export function FlowChart({ list, state, response }: FlowChartProps) {
  const { formatMessage: t } = useIntl();
  const { formatNumber } = useFormats();
  const source = useChartSource();
  const flow = response?.flow ?? [];
  const entered = response?.entered_books ?? 0;
  return (
    <MirroredBars
      title={
        response === undefined
          ? t(messages.flow, { list })
          : t(messages.flowLead, { list, entered })
      }
      subjects={[{ text: formatNumber(entered), hue: 0 }]}
      headingLevel={2}
      note={t(messages.flowNote)}
      csvName={t(messages.flow, { list })}
      state={state}
      {...source(response?.meta, { n: null })}
      labels={{ up: t(messages.entered), down: t(messages.left) }}
      points={flow.map(({ day, entered: up, left }) => ({ day, up, down: left }))}
    />
  );
}
