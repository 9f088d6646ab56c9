import { style } from '../../internal/style.ts';

/** Invisible overlay for touch exploration: its items do not receive pointer events. */
export const list = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflow: 'hidden',
  pointerEvents: 'none',
  // In the accessibility tree, but never painted.
  opacity: 0,
  // Not laid out while far off screen; screen readers still find it.
  contentVisibility: 'auto',
});

/** The text takes no space: the item has the size of the mark. */
export const item = style({
  position: 'absolute',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  fontSize: '1px',
  lineHeight: '1px',
});
