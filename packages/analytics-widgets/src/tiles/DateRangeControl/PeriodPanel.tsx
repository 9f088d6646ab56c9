import { lazyPart, Skeleton } from '@litometr/ui';
import { RadioGroup } from '@litometr/ui/form';
import { Popover } from '@litometr/ui/popover';
import { type ReactElement, useState } from 'react';
import { RetryLoad } from '../../internal/RetryLoad.tsx';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import * as css from './DateRangeControl.css.ts';
import type { DateRangeControlProps } from './DateRangeControl.tsx';
import type { PeriodComparison, PeriodPreset } from './period.ts';
import { presetDays } from './period.ts';

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

const OWN = 'own';

/** Ready periods, one's own, and what to compare with. A choice stands at once. */
export default function PeriodPanel(props: PeriodPanelProps) {
  const { trigger, label, value, onChange, period, presets, comparisons, ...bounds } = props;
  const { strings } = useWidgets();
  const words = strings.period;
  // It was asked for before it was here.
  const [isOpen, setOpen] = useState(true);
  /** One's own period was asked for, and its days are still to come. */
  const [isOwnAsked, setOwnAsked] = useState(false);
  const { choice, comparison } = value;
  // Back and Forward change the period under the open panel: the pending choice ends.
  const chosen = typeof choice === 'string' ? choice : `${choice.from} ${choice.to}`;
  const [seen, setSeen] = useState(chosen);
  if (seen !== chosen) {
    setSeen(chosen);
    setOwnAsked(false);
  }
  const isOwn = isOwnAsked || typeof choice !== 'string';

  const choose = (id: PeriodPreset | typeof OWN) => {
    setOwnAsked(id === OWN);
    if (id !== OWN) onChange({ choice: id, comparison });
  };
  return (
    <Popover
      trigger={trigger}
      label={label}
      isOpen={isOpen}
      onOpenChange={(next) => {
        setOpen(next);
        setOwnAsked(false);
      }}
      placement="bottom end"
    >
      <div className={css.panel}>
        <RadioGroup
          label={label}
          labelHidden
          options={[
            ...presets.map((id) => ({ id, label: words.preset(presetDays(id)) })),
            { id: OWN, label: words.custom },
          ]}
          value={isOwn ? OWN : choice}
          onChange={choose}
        />
        {isOwn && (
          <OwnPeriod
            {...bounds}
            label={words.custom}
            period={typeof choice === 'string' ? period : choice}
            onChange={(own) => {
              setOwnAsked(false);
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
