import type { PanelState } from '@litometr/analytics-widgets';
import { MirroredBars } from '@litometr/analytics-widgets/charts';
import type { EndpointResponse, overview } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { trendsMessages as messages } from './portalTrends.messages.ts';

interface FlowChartProps {
  /** Name of the list. */
  list: string;
  state: PanelState;
  flow: EndpointResponse<typeof overview>['flow'];
}

/** Entries and exits of a portal's leading list per captured day. */
export default function FlowChart({ list, state, flow }: FlowChartProps) {
  const { formatMessage: t } = useIntl();
  const title = t(messages.flow, { list });
  return (
    <MirroredBars
      title={title}
      headingLevel={2}
      note={t(messages.flowNote)}
      csvName={title}
      state={state}
      labels={{ up: t(messages.entered), down: t(messages.left) }}
      points={flow.map(({ day, entered, left }) => ({ day, up: entered, down: left }))}
    />
  );
}
