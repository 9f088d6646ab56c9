import { useFormats } from '@litometr/analytics-widgets';
import {
  type Collector,
  changeCollector,
  collectorRuns,
  collectors,
  startCollectorRun,
  stopCollectorRun,
} from '@litometr/api-contract';
import { Alert, Badge, Button, DescriptionList, Inline, Stack } from '@litometr/ui';
import { showToast } from '@litometr/ui/toast';
import { useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { type Outcome, useEndpointMutation } from '../../api/useEndpointMutation.ts';
import { useRefusalText } from '../../api/useRefusalText.ts';
import { collectorMessages as messages } from './collector.messages.ts';
import { collectorStates, ways } from './collectorStates.ts';
import { dataSourcesMessages } from './dataSources.messages.ts';
import { RulesDialog } from './RulesDialog.tsx';

export interface CollectorCardProps {
  collector: Collector;
  /** Turning it on and off is for admins. */
  canSwitch: boolean;
}

const stale = [collectors, collectorRuns];
const SECOND_MS = 1_000;

/** The state of a portal's collector, and its controls. */
export function CollectorCard({ collector, canSwitch }: CollectorCardProps) {
  const { formatMessage: t } = useIntl();
  const { formatInstant, formatNumber } = useFormats();
  const change = useEndpointMutation(changeCollector, stale);
  const start = useEndpointMutation(startCollectorRun, stale);
  const stop = useEndpointMutation(stopCollectorRun, stale);
  const refusalText = useRefusalText();
  const [isConfirming, setConfirming] = useState(false);
  const { portal, state, enabled, last_run: last, agreed } = collector;
  if (state === 'unavailable') return <Alert tone="info">{t(messages.unavailable)}</Alert>;

  const showOutcome = (outcome: Outcome<unknown>, done: string) => {
    if (outcome.ok) {
      showToast({ tone: 'success', title: done });
      return;
    }
    const description = outcome.refusal?.status === 409 ? t(messages.notNow) : refusalText(outcome);
    showToast({ tone: 'danger', title: t(messages.failed), description });
  };
  const turnOff = async () =>
    showOutcome(
      await change.send({ params: { portal }, body: { enabled: false } }),
      t(messages.turnedOff),
    );
  const startRun = async () =>
    showOutcome(await start.send({ params: { portal } }), t(messages.runBegun));
  const stopRun = async (run: string) =>
    showOutcome(await stop.send({ params: { portal, run } }), t(messages.stopped));
  const isPending = change.isPending || start.isPending || stop.isPending;
  const { label, tone } = collectorStates[state];
  const at = (instant: string | null, none: MessageDescriptor) =>
    instant === null ? t(none) : formatInstant(instant);
  return (
    <Stack gap="md">
      <DescriptionList
        layout="columns"
        items={[
          {
            id: 'state',
            term: t(messages.state),
            description: <Badge tone={tone}>{t(label)}</Badge>,
          },
          { id: 'way', term: t(messages.way), description: t(ways[collector.way]) },
          {
            id: 'pace',
            term: t(messages.pace),
            description: t(messages.paceValue, {
              seconds: formatNumber(collector.pace_ms / SECOND_MS, { digits: 1 }),
            }),
          },
          {
            id: 'every',
            term: t(messages.every),
            description: t(messages.everyValue, { hours: collector.every_hours }),
          },
          {
            id: 'next',
            term: t(messages.next),
            description: at(collector.next_run_at, messages.nextNone),
          },
          {
            id: 'good',
            term: t(messages.lastGood),
            description: at(collector.last_good_at, dataSourcesMessages.never),
          },
          ...(agreed === null
            ? []
            : [
                {
                  id: 'agreed',
                  term: t(messages.agreed),
                  description: t(messages.agreedBy, {
                    name: agreed.by ?? t(messages.gone),
                    at: formatInstant(agreed.at),
                  }),
                },
              ]),
        ]}
      />
      <Inline gap="sm">
        {state === 'running' && last !== null && (
          <Button icon="ban" isPending={isPending} onPress={() => void stopRun(last.id)}>
            {t(messages.stop)}
          </Button>
        )}
        {(state === 'idle' || state === 'resting') && (
          <Button icon="refresh" isPending={isPending} onPress={() => void startRun()}>
            {t(messages.runNow)}
          </Button>
        )}
        {canSwitch && (
          // One button for both states, so that it does not lose the focus when pressed.
          <Button
            isDisabled={isPending}
            onPress={enabled ? () => void turnOff() : () => setConfirming(true)}
          >
            {t(enabled ? messages.turnOff : messages.turnOn)}
          </Button>
        )}
      </Inline>
      {isConfirming && <RulesDialog collector={collector} onClose={() => setConfirming(false)} />}
    </Stack>
  );
}
