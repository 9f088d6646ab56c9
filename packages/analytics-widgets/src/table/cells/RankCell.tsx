import { RankMove } from '@litometr/ui';
import { MissingValue } from '../../internal/MissingValue.tsx';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import * as css from './RankCell.css.ts';

/**
 * Change of a rank since the compared day. `delta` is the number of ranks gained (positive) or
 * lost; null where the book was not on the list then.
 */
export interface RankMovement {
  state: 'new' | 're_entry' | 'up' | 'down' | 'same';
  delta: number | null;
}

export interface RankCellProps {
  /** Rank from 1; null is off the list. */
  position: number | null;
  movement?: RankMovement | null;
  reason?: string;
}

/** A large rank, with its movement as icon, number and spoken text. */
export function RankCell({ position, movement, reason }: RankCellProps) {
  const { formats, strings } = useWidgets();
  const place =
    position === null ? (
      <MissingValue reason={reason ?? strings.rank.offList} />
    ) : (
      formats.formatValue(position, 'rank')
    );
  // A single element without a movement: a column has hundreds of ranks.
  if (!movement) return <span className={css.alone}>{place}</span>;
  return (
    <span className={css.root}>
      <span className={css.place}>{place}</span>
      <RankMove
        state={movement.state}
        by={movement.delta === null ? undefined : Math.abs(movement.delta)}
      />
    </span>
  );
}
