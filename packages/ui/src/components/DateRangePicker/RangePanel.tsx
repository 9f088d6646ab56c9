import { useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import * as dates from '../../internal/dates/dates.css.ts';
import type { Bounds } from '../../internal/dates/days.ts';
import { useMediaQuery } from '../../internal/useMediaQuery.ts';
import { useUiStrings } from '../../provider/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { Button } from '../Button/index.ts';
import * as css from './DateRangePicker.css.ts';
import { type DayRange, readRange, writeRange } from './days.ts';
import { type DateRangePreset, Presets } from './Presets.tsx';
import { RangeMonths } from './RangeMonths.tsx';
import { Summary } from './Summary.tsx';

interface RangePanelProps {
  /** Of the field: the panel is named after it. */
  label: string;
  /** Committed value; the initial value of the panel. */
  value: DayRange | null;
  presets: readonly DateRangePreset[];
  bounds: Bounds;
  isDayWithoutData: ((day: string) => boolean) | undefined;
  onApply: (range: DayRange | null) => void;
  onCancel: () => void;
}

/**
 * Ready periods, one month or two by the width, what is picked in words, and its confirmation.
 * Nothing applies before that.
 */
export function RangePanel({
  label,
  value,
  presets,
  bounds,
  isDayWithoutData,
  onApply,
  onCancel,
}: RangePanelProps) {
  const strings = useUiStrings();
  const isWide = useMediaQuery(media.up('lg'));
  const [picked, setPicked] = useState(value);
  /** A new one for each ready period: the calendar then turns to its end. */
  const [turn, setTurn] = useState(0);
  return (
    <Dialog aria-label={label} className={dates.panel}>
      <div className={css.body}>
        {presets.length > 0 && (
          <Presets
            presets={presets}
            picked={picked}
            orientation={isWide ? 'vertical' : 'horizontal'}
            onPick={(range) => {
              setPicked(range);
              setTurn(turn + 1);
            }}
          />
        )}
        <RangeMonths
          key={turn}
          label={label}
          months={isWide ? 2 : 1}
          value={readRange(picked)}
          bounds={bounds}
          isDayWithoutData={isDayWithoutData}
          onChange={(range) => setPicked(writeRange(range))}
        />
      </div>
      <div className={css.foot}>
        <Summary picked={readRange(picked)} />
        <span className={css.confirm}>
          <Button size="sm" variant="quiet" slot={null} onPress={onCancel}>
            {strings.cancel}
          </Button>
          <Button
            size="sm"
            variant="primary"
            slot={null}
            isDisabled={picked === null}
            onPress={() => onApply(picked)}
          >
            {strings.apply}
          </Button>
        </span>
      </div>
    </Dialog>
  );
}
