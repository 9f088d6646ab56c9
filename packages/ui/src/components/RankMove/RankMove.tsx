import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useFormatNumber } from '../../internal/useFormatNumber.ts';
import { useUiStrings } from '../../provider/index.ts';
import type { UiStrings } from '../../provider/UiStrings.ts';
import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './RankMove.css.ts';

/** A sign, not a word: it needs no translation. */
const SAME = '=';

export type RankMoveState = keyof typeof css.state;

export interface RankMoveProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** `new` is the first time ever on the list, `re_entry` a return to it. */
  state: RankMoveState;
  /** Places gained or lost, for `up` and `down`. */
  by?: number;
}

const words = (state: RankMoveState, by: string, strings: UiStrings): string => {
  switch (state) {
    case 'up':
      return strings.rankUp(by);
    case 'down':
      return strings.rankDown(by);
    case 'same':
      return strings.rankSame;
    case 'new':
      return strings.rankNew;
    case 're_entry':
      return strings.rankReEntry;
    default:
      return state satisfies never;
  }
};

/** How a place on a list moved: ▲ 3, ▼ 2, =, a first entry, a return. */
export function RankMove({ state, by = 0, className, ...rest }: RankMoveProps) {
  const strings = useUiStrings();
  const places = useFormatNumber()(Math.abs(by));
  return (
    <span {...rest} data-state={state} className={clsx(css.root, css.state[state], className)}>
      {state === 're_entry' && <Icon name="reEntry" size="sm" className={css.icon} />}
      {(state === 'up' || state === 'down') && <span aria-hidden="true">{places}</span>}
      {state === 'same' && <span aria-hidden="true">{SAME}</span>}
      {state === 'new' && (
        <span aria-hidden="true" className={css.word}>
          {strings.rankNewMark}
        </span>
      )}
      <VisuallyHidden>{words(state, places, strings)}</VisuallyHidden>
    </span>
  );
}
