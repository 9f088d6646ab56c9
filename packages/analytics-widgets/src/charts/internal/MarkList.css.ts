import { style } from '../../internal/style.ts';

/** Lies over the drawing without being seen or pressed: its items are what readers touch. */
export const list = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflow: 'hidden',
  pointerEvents: 'none',
  // Present for readers, never painted.
  opacity: 0,
  // Not laid out while it is far from the screen; readers find it all the same.
  contentVisibility: 'auto',
});

/** Its words take no room: a mark is as large as it is drawn. */
export const item = style({
  position: 'absolute',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  fontSize: '1px',
  lineHeight: '1px',
});
