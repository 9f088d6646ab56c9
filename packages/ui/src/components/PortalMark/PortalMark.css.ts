import { mapVariants, style, variants } from '../../internal/style.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

export const portals = [
  'litnet',
  'litmarket',
  'litres',
  'authortoday',
  'litgorod',
  'bookriver',
] as const;

export const root = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: '5px',
  color: vars.color.portal.ink,
  fontWeight: vars.font.weight.semibold,
  lineHeight: 1,
  letterSpacing: '-0.02em',
  userSelect: 'none',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const portal = mapVariants(portals, (name) => ({ background: vars.color.portal[name] }));

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
