import { Button } from '@litometr/ui';
import clsx from 'clsx';
import { lazy, Suspense } from 'react';
import { useOpener } from '../../internal/useOpener.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import * as css from './DateRangeControl.css.ts';
import { type DayPeriod, periodPresets, presetDays } from './period.ts';
import type { DateRangeControlProps } from './types.ts';

const loadPanel = () => import('./PeriodPanel.tsx');
const PeriodPanel = lazy(loadPanel);

/** Spaces as wide as the days of a month, alone and after the word before the compared ones. */
const LETTERS = { period: 44, compared: 52 } as const;

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
      {!period && isLoading && <Bone letters={LETTERS.period} />}
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
          <Bone letters={LETTERS.compared} />
        </span>
      )}
    </fieldset>
  );
}

function Bone({ letters }: { letters: number }) {
  return (
    <span aria-hidden="true" className={css.bone}>
      {'\u00a0'.repeat(letters)}
    </span>
  );
}
