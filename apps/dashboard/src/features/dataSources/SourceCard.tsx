import { DateCell, PercentCell, useFormats } from '@litometr/analytics-widgets';
import type { Collector, ParserStatus, QualityDay } from '@litometr/api-contract';
import { Badge, Button, Card, DescriptionList, Heading, Inline, Stack, Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { useDomain } from '../../domain/useDomain.ts';
import { PortalMark } from '../../portals/PortalMark.tsx';
import { collectorStates } from './collectorStates.ts';
import { DayBars } from './DayBars.tsx';
import { dataSourcesMessages as messages } from './dataSources.messages.ts';
import { PortalActions } from './PortalActions.tsx';
import * as css from './SourceCard.css.ts';
import { portalStates } from './states.ts';

export interface SourceCardProps {
  status: ParserStatus;
  /** Null where this server does not collect. */
  collector: Collector | null;
  canPause: boolean;
  onMark: (day: QualityDay) => void;
  onDetails: () => void;
}

/** One portal: its state in a word, its last days, what is known of its data, what can be done. */
export function SourceCard({ status, collector, canPause, onMark, onDetails }: SourceCardProps) {
  const { formatMessage: t } = useIntl();
  const { formatInstant } = useFormats();
  const domain = useDomain();
  const { label, tone } = portalStates[status.state];
  const name = domain.portal(status.portal);
  const nextRun = () => {
    if (status.paused_at !== null) return t(messages.nextPaused);
    if (collector?.next_run_at == null) return t(messages.nextByHand);
    return formatInstant(collector.next_run_at);
  };
  return (
    <Card as="li">
      <Stack gap="sm">
        <Stack gap="xs">
          <Inline justify="between" gap="sm" wrap={false}>
            <Inline gap="sm">
              <PortalMark portal={status.portal} />
              <Heading level={2} size="h3">
                {name}
              </Heading>
            </Inline>
            <PortalActions status={status} canPause={canPause} />
          </Inline>
          <Inline gap="xs">
            <Badge tone={tone}>{t(label)}</Badge>
            {collector?.state === 'resting' && (
              <Badge tone={collectorStates.resting.tone}>{t(collectorStates.resting.label)}</Badge>
            )}
            {status.demo && <Badge icon="demo">{t(messages.demo)}</Badge>}
          </Inline>
        </Stack>
        <DayBars portal={name} days={status.days} onMark={onMark} />
        <DescriptionList
          layout="columns"
          className={css.facts}
          items={[
            {
              id: 'data',
              term: t(messages.dataOf),
              description: <DateCell day={status.data_day} relative />,
            },
            {
              id: 'success',
              term: t(messages.lastSuccess),
              description:
                status.last_success_at === null
                  ? t(messages.never)
                  : formatInstant(status.last_success_at),
            },
            {
              id: 'coverage',
              term: t(messages.coverage),
              description: <PercentCell share={status.coverage} />,
            },
            { id: 'next', term: t(messages.nextRun), description: nextRun() },
          ]}
        />
        {status.paused_at !== null && (
          <Text size="caption" tone="secondary">
            {t(messages.pausedHelp)}
          </Text>
        )}
        {status.muted_until !== null && (
          <Text size="caption" tone="secondary">
            {t(messages.muted, { until: formatInstant(status.muted_until) })}
          </Text>
        )}
        {status.note !== null && <Text>{status.note}</Text>}
        <Inline>
          <Button size="sm" onPress={onDetails}>
            {t(messages.details)}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
