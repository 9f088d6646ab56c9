import { Button } from '@litometr/ui';
import clsx from 'clsx';
import { type ComponentProps, lazy, Suspense } from 'react';
import { useOpener } from '../../internal/useOpener.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import * as css from './DateRangeControl.css.ts';
import {
  type DayPeriod,
  type PeriodComparison,
  type PeriodPreset,
  type PeriodQuestion,
  periodPresets,
  presetDays,
} from './period.ts';

const loadPanel = () => import('./PeriodPanel.tsx');
const PeriodPanel = lazy(loadPanel);

export interface DateRangeControlProps extends Omit<ComponentProps<'fieldset'>, 'onChange'> {
  /** Accessible name. */
  label: string;
  /** What was asked for. */
  value: PeriodQuestion;
  onChange: (question: PeriodQuestion) => void;
  /** The days that the numbers are of; null while nobody knows them. */
  period: DayPeriod | null;
  /** The days that they are compared with; null where they are with none. */
  compared?: DayPeriod | null;
  presets?: readonly PeriodPreset[];
  /** Without them no comparison is offered. */
  comparisons?: readonly PeriodComparison[];
  /** First and last day that can be chosen, `YYYY-MM-DD`. */
  minDay?: string;
  maxDay?: string;
  /** Days without data are marked in the calendar; they can be chosen. */
  isDayWithoutData?: (day: string) => boolean;
}

/**
 * The period of a page and what it is compared with. The button prints the days as they were
 * resolved; what it opens is fetched when somebody reaches for it, the calendar only for a period
 * of one's own. Its owner keeps the question and answers with the days.
 */
export function DateRangeControl(props: DateRangeControlProps) {
  const {
    label,
    value,
    onChange,
    period,
    compared = null,
    presets = periodPresets,
    comparisons = [],
    minDay,
    maxDay,
    isDayWithoutData,
    className,
    ...rest
  } = props;
  const { formats, strings } = useWidgets();
  const { isAsked, opener } = useOpener(loadPanel, 'panel');
  const { choice } = value;
  const days = ({ from, to }: DayPeriod) => formats.formatDays(from, to);
  const name =
    typeof choice === 'string' ? strings.period.preset(presetDays(choice)) : strings.period.custom;
  const words = (
    <span className={css.words}>
      <span className={css.name}>{name}</span>
      {period && <span className={css.days}>{days(period)}</span>}
    </span>
  );
  const trigger = (
    <Button icon="calendar" iconEnd="chevronDown" {...opener}>
      {words}
    </Button>
  );
  return (
    <fieldset {...rest} aria-label={label} className={clsx(css.root, className)}>
      {isAsked ? (
        <Suspense fallback={trigger}>
          <PeriodPanel
            trigger={
              <Button icon="calendar" iconEnd="chevronDown">
                {words}
              </Button>
            }
            {...{ label, value, onChange, period, presets, comparisons }}
            minDay={minDay}
            maxDay={maxDay}
            isDayWithoutData={isDayWithoutData}
          />
        </Suspense>
      ) : (
        trigger
      )}
      {compared && <span className={css.compared}>{strings.period.against(days(compared))}</span>}
    </fieldset>
  );
}
