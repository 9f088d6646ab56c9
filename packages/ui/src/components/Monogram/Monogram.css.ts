import { createVar } from '@vanilla-extract/css';
import { style, variants } from '../../internal/style.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

export const ground = createVar();

export const root = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: '5px',
  background: ground,
  color: vars.color.text.inverted,
  fontWeight: vars.font.weight.semibold,
  lineHeight: 1,
  letterSpacing: '-0.02em',
  userSelect: 'none',
  vars: { [ground]: vars.color.text.secondary },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const size = variants({
  sm: { inlineSize: '20px', blockSize: '20px', fontSize: '0.625rem' },
  md: {
    inlineSize: '28px',
    blockSize: '28px',
    fontSize: vars.font.size.caption,
    borderRadius: '6px',
  },
  lg: { inlineSize: '40px', blockSize: '40px', fontSize: vars.font.size.lead, borderRadius: '8px' },
});
