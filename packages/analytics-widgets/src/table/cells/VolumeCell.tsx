import { MissingValue } from '../../internal/MissingValue.tsx';
import { CHARS_PER_SHEET } from '../../provider/formats.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import * as css from './values.css.ts';

export interface VolumeCellProps {
  /** Characters with spaces. */
  chars: number | null;
  /** The header names the unit, which in some languages is longer than the number. */
  bare?: boolean;
  reason?: string;
}

/** The length of a text in author's sheets (characters ÷ 40 000), characters on hover. */
export function VolumeCell({ chars, bare = false, reason }: VolumeCellProps) {
  const { formats, strings } = useWidgets();
  if (chars === null) return <MissingValue reason={reason} />;
  return (
    <span
      className={css.figure}
      title={strings.volume.characters(chars, formats.formatNumber(chars))}
    >
      {bare
        ? formats.formatNumber(chars / CHARS_PER_SHEET, { digits: 1, isFixed: true })
        : formats.formatVolume(chars)}
    </span>
  );
}
