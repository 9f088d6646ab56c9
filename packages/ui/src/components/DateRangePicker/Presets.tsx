import { ToggleButton, ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { useUiStrings } from '../../provider/index.ts';
import * as css from './DateRangePicker.css.ts';
import { type DayRange, sameRange } from './days.ts';

/** A common period, computed by the owner: «7 дней», «Ноябрь». */
export interface DateRangePreset {
  id: string;
  label: string;
  range: DayRange;
}

interface PresetsProps {
  presets: readonly DateRangePreset[];
  picked: DayRange | null;
  orientation: 'horizontal' | 'vertical';
  onPick: (range: DayRange) => void;
}

/** Ready periods. The one that is picked, by whatever way, is marked. */
export function Presets({ presets, picked, orientation, onPick }: PresetsProps) {
  const strings = useUiStrings();
  const current = presets.find((preset) => sameRange(preset.range, picked));
  return (
    <ToggleButtonGroup
      aria-label={strings.datePresets}
      orientation={orientation}
      selectionMode="single"
      selectedKeys={current ? [current.id] : []}
      onSelectionChange={(keys) => {
        const chosen = presets.find((preset) => keys.has(preset.id));
        if (chosen) onPick(chosen.range);
      }}
      className={css.presets[orientation]}
    >
      {presets.map(({ id, label }) => (
        <ToggleButton key={id} id={id} className={css.preset}>
          {label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
