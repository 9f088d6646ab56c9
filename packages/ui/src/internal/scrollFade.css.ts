import { keyframes } from '@vanilla-extract/css';
import { style } from './style.ts';

const DEPTH = '28px';

/** A mask of this width has one of its fading edges outside of the row. */
const ONE_EDGE = `calc(100% + ${DEPTH}) 100%`;
const BOTH_EDGES = '100% 100%';

/** The mask at both ends of the way and between them, by where it begins at each end. */
const travel = (atStart: string, between: string, atEnd: string) =>
  keyframes({
    '0%': { maskSize: ONE_EDGE, maskPosition: `${atStart} 0px` },
    '8%': { maskSize: BOTH_EDGES, maskPosition: `${between} 0px` },
    '92%': { maskSize: BOTH_EDGES, maskPosition: `${between} 0px` },
    '100%': { maskSize: ONE_EDGE, maskPosition: `${atEnd} 0px` },
  });
const toTheRight = travel(`-${DEPTH}`, '0px', '0px');
const toTheLeft = travel(`calc(100% + ${DEPTH})`, '100%', '100%');

/**
 * On a row that scrolls sideways: an edge fades while more stands behind it. Nothing scrolls, or
 * the browser has no timelines of scrolling: no fade, and nothing else changes.
 *
 * The mask is moved rather than drawn anew with a registered property: where a page has one, every
 * style sheet that comes later between two others lays the whole page out again.
 */
export const scrollFade = style({
  '@supports': {
    '(animation-timeline: scroll())': {
      // Only the opacity counts: the ink of the text is as opaque as any.
      maskImage: `linear-gradient(to right, transparent, currentColor ${DEPTH}, currentColor calc(100% - ${DEPTH}), transparent)`,
      maskRepeat: 'no-repeat',
      // Where nothing scrolls both fading edges are outside.
      maskSize: `calc(100% + 2 * ${DEPTH}) 100%`,
      maskPosition: `-${DEPTH} 0px`,
      animationName: toTheRight,
      animationTimeline: 'scroll(self inline)',
      animationTimingFunction: 'linear',
      animationFillMode: 'both',
      selectors: { '[dir="rtl"] &': { animationName: toTheLeft } },
    },
  },
});
