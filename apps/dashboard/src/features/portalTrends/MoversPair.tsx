import type { PanelState } from '@litometr/analytics-widgets';
import { Heading, Stack } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { MoversTable } from '../../blocks/MoversTable.tsx';
import { TablePair } from '../../blocks/table/TablePair.tsx';
import type { OverviewResponse } from './FlowChart.tsx';
import { trendsMessages as messages } from './portalTrends.messages.ts';

interface MoversPairProps {
  state: PanelState;
  response: OverviewResponse | undefined;
}

/** Who rose and who fell most on the leading list since the captured day before. */
export function MoversPair({ state, response }: MoversPairProps) {
  const { formatMessage: t } = useIntl();
  return (
    <TablePair min="25rem">
      {(['risers', 'fallers'] as const).map((kind) => (
        <Stack key={kind} as="section" gap="xxs">
          <Heading level={2} size="lead">
            {t(messages[kind])}
          </Heading>
          <MoversTable
            label={t(messages[kind])}
            state={state}
            rows={(response?.[kind] ?? []).slice(0, 8)}
            skeletonRows={8}
          />
        </Stack>
      ))}
    </TablePair>
  );
}
