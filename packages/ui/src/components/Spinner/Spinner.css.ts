import { keyframes } from '@vanilla-extract/css';
import { style, variants } from '../../internal/style.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

export const root = style({ display: 'inline-flex', flex: 'none', color: vars.color.action.mark });

/** With reduced motion it pulsates in place: a static spinner looks broken. */
export const drawing = style({
  inlineSize: '1em',
  blockSize: '1em',
  animation: `${turn} 800ms linear infinite`,
  '@media': {
    [media.reducedMotion]: {
      animation: `${breathe} 1600ms ease-in-out infinite`,
      animationIterationCount: 'infinite',
    },
  },
});

export const track = style({ opacity: 0.22 });

export const size = variants({
  sm: { fontSize: vars.icon.sm },
  md: { fontSize: vars.icon.md },
  lg: { fontSize: vars.icon.lg },
});
