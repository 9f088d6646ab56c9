import { createVar, keyframes } from '@vanilla-extract/css';
import { style } from './style.ts';

const DEPTH = '28px';
const edge = { syntax: '<length>', inherits: false, initialValue: '0px' } as const;
const start = createVar(edge);
const end = createVar(edge);

const travel = keyframes({
  '0%': { vars: { [start]: '0px', [end]: DEPTH } },
  '8%': { vars: { [start]: DEPTH } },
  '92%': { vars: { [end]: DEPTH } },
  '100%': { vars: { [start]: DEPTH, [end]: '0px' } },
});

/** Only the opacity counts: the ink of the text is as opaque as any. */
const mask = (side: 'right' | 'left') =>
  `linear-gradient(to ${side}, transparent, currentColor ${start}, currentColor calc(100% - ${end}), transparent)`;

/**
 * On a row that scrolls sideways: an edge fades while more stands behind it. Nothing scrolls, or
 * the browser has no timelines of scrolling: no fade, and nothing else changes.
 */
export const scrollFade = style({
  '@supports': {
    '(animation-timeline: scroll())': {
      maskImage: mask('right'),
      animationName: travel,
      animationTimeline: 'scroll(self inline)',
      animationTimingFunction: 'linear',
      animationFillMode: 'both',
      selectors: { '[dir="rtl"] &': { maskImage: mask('left') } },
    },
  },
});
