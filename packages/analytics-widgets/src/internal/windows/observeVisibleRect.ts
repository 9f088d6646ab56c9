import { observeElementRect, type Rect, type Virtualizer } from '@tanstack/react-virtual';

/**
 * Observes the size of a box that scrolls, while it has one: a box that is not laid out (a hidden
 * tab, a unit test) has the rows of the first render, not none.
 */
export const observeVisibleRect =
  (axis: keyof Rect) =>
  <Box extends Element, Item extends Element>(
    virtualizer: Virtualizer<Box, Item>,
    onChange: (rect: Rect) => void,
  ) =>
    observeElementRect(virtualizer, (rect) => {
      if (rect[axis] > 0) onChange(rect);
    });
