import { keyframes } from '@vanilla-extract/css';
import { mapVariants, style, variants } from '../../internal/style.ts';
import { tabular } from '../../internal/text.ts';
import { tones } from '../../internal/tones.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: space.xs,
  rowGap: space.xxs,
  minInlineSize: 0,
});

export const value = style({ ...tabular, color: color.text.secondary });

export const track = style({
  gridColumn: '1 / -1',
  blockSize: '6px',
  overflow: 'hidden',
  background: color.surface.sunken,
  borderRadius: vars.radius.full,
  boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

const slide = keyframes({
  from: { translate: '-100% 0' },
  to: { translate: '250% 0' },
});
const slideBack = keyframes({
  from: { translate: '100% 0' },
  to: { translate: '-250% 0' },
});

export const fill = style({
  blockSize: '100%',
  borderRadius: vars.radius.full,
  transition: `inline-size ${vars.duration.chart} ${vars.ease.out}`,
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});

/** A part that passes by while the end is unknown; with reduced motion it fills the track evenly. */
export const unknown = style({
  inlineSize: '40%',
  animation: `${slide} 1400ms ease-in-out infinite`,
  selectors: { '[dir="rtl"] &': { animationName: slideBack } },
  '@media': {
    [media.reducedMotion]: { animation: 'none', inlineSize: '100%', opacity: 0.5 },
  },
});

export const tone = {
  ...variants({ accent: { background: color.action.mark } }),
  ...mapVariants(tones, (name) => ({ background: color.status[name].accent })),
};
