import { Button, TextSkeleton } from '@litometr/ui';
import clsx from 'clsx';
import { lazy, Suspense } from 'react';
import { DAY_MS, dayToTime, timeToDay } from '../../internal/days.ts';
import { useOpener } from '../../internal/useOpener.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import * as css from './DateRangeControl.css.ts';
import { type DayPeriod, type PeriodQuestion, periodPresets, presetDays } from './period.ts';
import type { DateRangeControlProps } from './types.ts';

const loadPanel = () => import('./PeriodPanel.tsx');
const PeriodPanel = lazy(loadPanel);

/** The last of the sample days that reserve the room of those that are loading, in a year that began long ago. */
const SAMPLE_DAY = '2026-11-28';
/** Days of a period whose length is not known before it has loaded. */
const SAMPLE_DAYS = 365;

/** Returns days as many as those that are loading. */
function sampleOf(choice: PeriodQuestion['choice']): DayPeriod {
  if (typeof choice !== 'string') return choice;
  const days = presetDays(choice) ?? SAMPLE_DAYS;
  const to = dayToTime(SAMPLE_DAY);
  return { from: timeToDay(to - (days - 1) * DAY_MS), to: SAMPLE_DAY };
}

/**
 * Selects the period of a page and the period to compare it with. The button shows the resolved
 * days. Its panel is loaded on hover or focus, the calendar only for a custom period. The owner
 * holds the selection and passes the resolved days.
 */
export function DateRangeControl(props: DateRangeControlProps) {
  const {
    label,
    value,
    onChange,
    period,
    compared = null,
    isLoading = false,
    presets = periodPresets,
    comparisons = [],
    minDay,
    maxDay,
    isDayWithoutData,
    className,
    ...rest
  } = props;
  const { formats, strings } = useWidgets();
  const isComparisonLoading = isLoading && comparisons.length > 0 && value.comparison !== 'off';
  const { isRequested, opener } = useOpener(loadPanel, 'panel');
  const { choice } = value;
  const days = ({ from, to }: DayPeriod) => formats.formatDays(from, to);
  const name =
    typeof choice === 'string' ? strings.period.preset(presetDays(choice)) : strings.period.custom;
  const words = (
    <span className={css.words}>
      <span className={css.name}>{name}</span>
      {period && <span className={css.days}>{days(period)}</span>}
      {!period && isLoading && <TextSkeleton sample={days(sampleOf(choice))} />}
    </span>
  );
  const trigger = (
    <Button icon="calendar" iconEnd="chevronDown" {...opener}>
      {words}
    </Button>
  );
  return (
    <fieldset {...rest} aria-label={label} className={clsx(css.root, className)}>
      {isRequested ? (
        <Suspense fallback={trigger}>
          <PeriodPanel
            trigger={
              <Button icon="calendar" iconEnd="chevronDown">
                {words}
              </Button>
            }
            label={label}
            value={value}
            onChange={onChange}
            period={period}
            presets={presets}
            comparisons={comparisons}
            minDay={minDay}
            maxDay={maxDay}
            isDayWithoutData={isDayWithoutData}
          />
        </Suspense>
      ) : (
        trigger
      )}
      {compared && <span className={css.compared}>{strings.period.against(days(compared))}</span>}
      {!compared && isComparisonLoading && (
        <span className={css.compared}>
          <TextSkeleton sample={strings.period.against(days(sampleOf(choice)))} />
        </span>
      )}
    </fieldset>
  );
}
