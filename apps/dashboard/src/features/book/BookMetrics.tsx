import { KpiRow, KpiTile, useFormats } from '@litometr/analytics-widgets';
import { type BookDetail, metricKeys } from '@litometr/api-contract';
import { Heading, Stack, Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { reasonMessages } from '../../domain/domain.messages.ts';
import { useDomain } from '../../domain/useDomain.ts';
import { bookMessages as messages } from './book.messages.ts';

const WEEK = 7;

/** The metrics that the portal publishes of a book, with their change over a week. */
export function BookMetrics({ book }: { book: BookDetail }) {
  const { formatMessage: t } = useIntl();
  const { formatDay } = useFormats();
  const domain = useDomain();
  const shown = metricKeys.filter((metric) => book.metrics[metric] !== undefined);
  if (book.metrics_day === null || shown.length === 0) {
    return <Text tone="secondary">{t(messages.metricsNone)}</Text>;
  }
  return (
    <Stack as="section" gap="sm">
      <Heading level={2} size="h3">
        {t(messages.metricsDay, { day: formatDay(book.metrics_day, 'long') })}
      </Heading>
      <KpiRow>
        {shown.map((metric) => {
          const reading = book.metrics[metric] ?? null;
          const gain = book.gains[metric];
          const days = gain?.days ?? null;
          return (
            <KpiTile
              key={metric}
              label={domain.metric(metric)}
              value={reading?.value ?? null}
              step={reading?.step ?? 1}
              reason={t(reasonMessages.not_read)}
              {...(gain === undefined
                ? {}
                : { delta: { value: gain.value, reason: domain.gainReason(gain) } })}
              {...(days === null
                ? {}
                : {
                    comparison:
                      days === WEEK ? t(messages.gainWeek) : t(messages.gainDays, { days }),
                  })}
            />
          );
        })}
      </KpiRow>
    </Stack>
  );
}
