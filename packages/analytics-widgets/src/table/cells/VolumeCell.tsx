import { MissingValue } from '../../internal/MissingValue.tsx';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import * as css from './values.css.ts';

export interface VolumeCellProps {
  /** Characters with spaces. */
  chars: number | null;
  reason?: string;
}

/** The length of a text in author's sheets (characters ÷ 40 000), characters on hover. */
export function VolumeCell({ chars, reason }: VolumeCellProps) {
  const { formats, strings } = useWidgets();
  if (chars === null) return <MissingValue reason={reason} />;
  return (
    <span
      className={css.figure}
      title={strings.volume.characters(chars, formats.formatNumber(chars))}
    >
      {formats.formatVolume(chars)}
    </span>
  );
}
