import { lazyPart, Skeleton } from '@litometr/ui';
import { RadioGroup } from '@litometr/ui/form';
import { Popover } from '@litometr/ui/popover';
import { type ReactElement, useState } from 'react';
import { RetryLoad } from '../../internal/RetryLoad.tsx';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import * as css from './DateRangeControl.css.ts';
import { type PeriodComparison, type PeriodPreset, presetDays } from './period.ts';
import type { DateRangeControlProps } from './types.ts';

const OwnPeriod = lazyPart(() => import('./OwnPeriod.tsx'), {
  failure: RetryLoad,
  place: () => <Skeleton shape="block" blockSize="36px" />,
});

interface PeriodPanelProps
  extends Pick<
    DateRangeControlProps,
    'label' | 'value' | 'onChange' | 'period' | 'minDay' | 'maxDay' | 'isDayWithoutData'
  > {
  trigger: ReactElement;
  presets: readonly PeriodPreset[];
  comparisons: readonly PeriodComparison[];
}

const CUSTOM_PERIOD = 'own';

/** Presets, a custom period, and comparisons. A choice applies at once. */
export default function PeriodPanel(props: PeriodPanelProps) {
  const { trigger, label, value, onChange, period, presets, comparisons, ...bounds } = props;
  const { strings } = useWidgets();
  const words = strings.period;
  // The panel is loaded after the press that opens it.
  const [isOpen, setOpen] = useState(true);
  /** A custom period is selected, but its days have not been entered yet. */
  const [isCustomRequested, setCustomRequested] = useState(false);
  const { choice, comparison } = value;
  // Back and Forward change the period while the panel is open, which ends a pending choice.
  const chosen = typeof choice === 'string' ? choice : `${choice.from} ${choice.to}`;
  const [seen, setSeen] = useState(chosen);
  if (seen !== chosen) {
    setSeen(chosen);
    setCustomRequested(false);
  }
  const isCustom = isCustomRequested || typeof choice !== 'string';

  const choose = (id: PeriodPreset | typeof CUSTOM_PERIOD) => {
    setCustomRequested(id === CUSTOM_PERIOD);
    if (id !== CUSTOM_PERIOD) onChange({ choice: id, comparison });
  };
  return (
    <Popover
      trigger={trigger}
      label={label}
      isOpen={isOpen}
      onOpenChange={(next) => {
        setOpen(next);
        setCustomRequested(false);
      }}
      placement="bottom end"
    >
      <div className={css.panel}>
        <RadioGroup
          label={label}
          labelHidden
          options={[
            ...presets.map((id) => ({ id, label: words.preset(presetDays(id)) })),
            { id: CUSTOM_PERIOD, label: words.custom },
          ]}
          value={isCustom ? CUSTOM_PERIOD : choice}
          onChange={choose}
        />
        {isCustom && (
          <OwnPeriod
            {...bounds}
            label={words.custom}
            period={typeof choice === 'string' ? period : choice}
            onChange={(own) => {
              setCustomRequested(false);
              onChange({ choice: own, comparison });
            }}
          />
        )}
        {comparisons.length > 0 && (
          <RadioGroup
            label={words.comparison}
            options={comparisons.map((id) => ({ id, label: words.comparisons[id] }))}
            value={comparison}
            onChange={(id) => onChange({ choice, comparison: id })}
          />
        )}
      </div>
    </Popover>
  );
}
