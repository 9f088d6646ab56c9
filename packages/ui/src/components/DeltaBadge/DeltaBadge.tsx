import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useFormatNumber } from '../../internal/useFormatNumber.ts';
import { useUiStrings } from '../../provider/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './DeltaBadge.css.ts';

/** U+2212: as wide as a figure, and never broken from its number as a hyphen is. */
const MINUS = '\u2212';

type Direction = 'up' | 'down' | 'same';

const directionOf = (value: number): Direction => (value > 0 ? 'up' : value < 0 ? 'down' : 'same');

export interface DeltaBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The change. Where nothing was published there is no badge: null is not zero. */
  value: number;
  /** Words the size of the change, without a sign. */
  format?: (magnitude: number) => string;
  /** Direction of an improvement; `none` is coloured neutrally. */
  better?: 'up' | 'down' | 'none';
  size?: keyof typeof css.size;
  /**
   * No change as a bare zero, which a column of numbers explains, or as text where the badge has no
   * such context.
   */
  same?: 'zero' | 'words';
}

/** A change: arrow, sign and number. The colour only repeats what they say. */
export function DeltaBadge({
  value,
  format,
  better = 'up',
  size = 'md',
  same = 'zero',
  className,
  ...rest
}: DeltaBadgeProps) {
  const strings = useUiStrings();
  const formatNumber = useFormatNumber();
  const write = format ?? formatNumber;
  const magnitude = write(Math.abs(value));
  // A change that is written as zero is none.
  const direction = directionOf(magnitude === write(0) ? 0 : value);
  const words = {
    up: () => strings.deltaUp(magnitude),
    down: () => strings.deltaDown(magnitude),
    same: () => strings.deltaSame,
  }[direction]();
  const tone =
    direction === 'same' || better === 'none' ? 'same' : direction === better ? 'good' : 'bad';
  const sign = { up: '+', down: MINUS, same: '' }[direction];

  return (
    <span
      {...rest}
      data-direction={direction}
      className={clsx(css.root, css.size[size], css.tone[tone], css.arrow[direction], className)}
    >
      {direction === 'same' && same === 'words' ? (
        <span className={css.words}>{words}</span>
      ) : (
        <>
          <span aria-hidden="true" className={css.number}>
            {sign + magnitude}
          </span>
          <VisuallyHidden>{words}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
