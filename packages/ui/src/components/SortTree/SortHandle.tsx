import { createContext, use } from 'react';
import { Button } from 'react-aria-components/Button';
import { Icon } from '../Icon/index.ts';
import * as css from './SortTree.css.ts';
import { type Carrying, useTouchCarry } from './useTouchCarry.ts';

/** Behaviour of the handles of a tree. */
export const CarryingContext = createContext<Carrying>({
  isAllowed: () => false,
  onMove: () => undefined,
});

/** Takes a row: by a pointer or the keyboard as React Aria has it, by a finger at once. */
export function SortHandle({ id }: { id: string }) {
  const grip = useTouchCarry(id, use(CarryingContext));
  return (
    // React Aria prevents pointer events on the button, so that they drag the row below it.
    <span ref={grip} data-grip="" className={css.grip}>
      <Button slot="drag" className={css.handle}>
        <Icon name="grip" size="sm" />
      </Button>
    </span>
  );
}
