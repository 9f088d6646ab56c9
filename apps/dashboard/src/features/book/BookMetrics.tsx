import { KpiRow, KpiTile, useFormats } from '@litometr/analytics-widgets';
import type { BookDetail, bookHistory, EndpointResponse } from '@litometr/api-contract';
import { isLevelMetric, metricKeys } from '@litometr/domain';
import { Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { Section } from '../../blocks/Section.tsx';
import { useHere } from '../../blocks/useHere.ts';
import { reasonMessages } from '../../domain/domain.messages.ts';
import { useDomain } from '../../domain/useDomain.ts';
import { BookGains } from './BookGains.tsx';
import { BookRankTile, genreRanks, SPARK_DAYS } from './BookRankTiles.tsx';
import { bookMessages as messages } from './book.messages.ts';

interface BookMetricsProps {
  book: BookDetail;
  history: EndpointResponse<typeof bookHistory> | undefined;
}

const WEEK_DAYS = 7;

/** The metrics that the portal publishes of a book, with their change over a week and a day. */
export function BookMetrics({ book, history }: BookMetricsProps) {
  const { formatMessage: t } = useIntl();
  const { formatDay } = useFormats();
  const domain = useDomain();
  const here = useHere();
  const shown = metricKeys.filter((metric) => book.metrics[metric] !== undefined);
  if (book.metrics_day === null || shown.length === 0) {
    return <Text tone="secondary">{t(messages.metricsNone)}</Text>;
  }
  return (
    <Section title={t(messages.metricsDay, { day: formatDay(book.metrics_day, 'long') })}>
      <KpiRow>
        {shown.map((metric) => {
          const reading = book.metrics[metric] ?? null;
          const gain = book.gains[metric];
          const past = history?.metrics.find((each) => each.metric === metric);
          return (
            <KpiTile
              key={metric}
              label={domain.metric(metric)}
              href={here('growth', { metric })}
              value={reading?.value ?? null}
              step={reading?.step ?? 1}
              reason={t(reasonMessages.not_read)}
              {...(gain && {
                // A known gain is scaled to seven days, the change of a level is not.
                delta: {
                  value: gain.value,
                  reason: domain.gainReason(gain),
                  days: gain.value === null || isLevelMetric(metric) ? gain.days : WEEK_DAYS,
                  better: 'up',
                },
              })}
              {...(past && {
                spark: {
                  points: past.points.slice(-SPARK_DAYS),
                  label: t(messages.sparkOf, { metric: domain.metric(metric) }),
                },
              })}
              comparison={
                <BookGains
                  week={gain}
                  before={book.gains_before[metric]}
                  last={book.day_gains[metric]}
                />
              }
            />
          );
        })}
        {genreRanks(book).map(({ id, rank }) => (
          <BookRankTile key={id} rank={rank} history={history} />
        ))}
        <KpiTile
          label={t(messages.momentum)}
          value={book.momentum === null ? null : Math.round(book.momentum)}
          reason={t(messages.momentumFew)}
          about={t(messages.aboutMomentum)}
          n={book.momentum_n}
          {...(book.momentum !== null && {
            comparison: t(messages.momentumOf, { count: book.momentum_n }),
          })}
        />
      </KpiRow>
    </Section>
  );
}
