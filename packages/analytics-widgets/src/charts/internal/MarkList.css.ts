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
});

export const item = style({ position: 'absolute', overflow: 'hidden' });

/** Of no size of its own: a mark is as large as it is drawn. */
export const name = style({
  position: 'absolute',
  whiteSpace: 'nowrap',
  fontSize: '1px',
  lineHeight: '1px',
});
