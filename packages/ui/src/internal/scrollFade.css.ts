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
 * For a horizontally scrolling row: an edge fades while there is more content behind it. Without
 * overflow, or without scroll timelines in the browser, there is no fade and nothing else changes.
 *
 * The mask is moved rather than animated with a registered property: where a page has one, every
 * style sheet that is inserted between two others causes a layout of the whole page.
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
