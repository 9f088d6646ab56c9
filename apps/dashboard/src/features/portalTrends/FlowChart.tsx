import type { PanelState } from '@litometr/analytics-widgets';
import { MirroredBars } from '@litometr/analytics-widgets/charts';
import type { EndpointResponse, overview } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { trendsMessages as messages } from './portalTrends.messages.ts';

interface FlowChartProps {
  state: PanelState;
  flow: EndpointResponse<typeof overview>['flow'];
}

/** Entries and exits of a portal's leading list per captured day. */
export default function FlowChart({ state, flow }: FlowChartProps) {
  const { formatMessage: t } = useIntl();
  return (
    <MirroredBars
      title={t(messages.flow)}
      headingLevel={2}
      note={t(messages.flowNote)}
      csvName={t(messages.flow)}
      state={state}
      labels={{ up: t(messages.entered), down: t(messages.left) }}
      points={flow.map(({ day, entered, left }) => ({ day, up: entered, down: left }))}
    />
  );
}
