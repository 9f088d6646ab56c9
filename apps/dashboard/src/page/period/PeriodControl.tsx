import { DateRangeControl, type DayPeriod, periodComparisons } from '@litometr/analytics-widgets';
import type { Meta } from '@litometr/api-contract';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { pageMessages as messages } from '../page.messages.ts';
import { useShortcut } from '../shortcuts/useShortcut.ts';
import type { Period } from './usePeriod.ts';

export interface PeriodControlProps {
  period: Period;
  days: { period: DayPeriod | null; compared?: DayPeriod | null } | undefined;
  meta: Meta | null | undefined;
  className?: string;
}

/** The page's period: `d` opens it. A comparison is offered where the response has one. */
export function PeriodControl({ period, days, meta, className }: PeriodControlProps) {
  const { formatMessage: t } = useIntl();
  const root = useRef<HTMLFieldSetElement>(null);
  useShortcut('d', () => root.current?.querySelector('button')?.click());
  const { choice } = period.question;
  return (
    <DateRangeControl
      ref={root}
      label={t(messages.period)}
      value={period.question}
      onChange={period.ask}
      period={days?.period ?? (typeof choice === 'string' ? null : choice)}
      compared={days?.compared ?? null}
      isLoading={days?.period == null && meta?.asof !== null}
      comparisons={days?.compared === undefined ? [] : periodComparisons}
      className={className}
      {...(meta?.asof != null && { maxDay: meta.asof })}
    />
  );
}
