import type { PanelState } from '@litometr/analytics-widgets';
import type { EndpointResponse, overview } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { MirroredBars } from '../../blocks/charts/charts.ts';
import { useChartSource } from '../../blocks/charts/useChartSource.ts';
import { trendsMessages as messages } from './portalTrends.messages.ts';

export type OverviewAnswer = EndpointResponse<typeof overview>;

interface FlowChartProps {
  /** Name of the list. */
  list: string;
  state: PanelState;
  answer: OverviewAnswer | undefined;
}

/** Entries and exits of a portal's leading list per captured day. */
export function FlowChart({ list, state, answer }: FlowChartProps) {
  const { formatMessage: t } = useIntl();
  const source = useChartSource();
  const flow = answer?.flow ?? [];
  const entered = answer?.entered_books ?? 0;
  return (
    <MirroredBars
      title={
        answer === undefined ? t(messages.flow, { list }) : t(messages.flowLead, { list, entered })
      }
      headingLevel={2}
      note={t(messages.flowNote)}
      csvName={t(messages.flow, { list })}
      state={state}
      {...source(answer?.meta, { n: null })}
      labels={{ up: t(messages.entered), down: t(messages.left) }}
      points={flow.map(({ day, entered: up, left }) => ({ day, up, down: left }))}
    />
  );
}
