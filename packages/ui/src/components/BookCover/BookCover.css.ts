import { createVar } from '@vanilla-extract/css';
import { mapVariants, style, variants } from '../../internal/style.ts';
import { vars } from '../../theme/vars.css.ts';

const ground = createVar();
const ink = createVar();
const line = createVar();

export const cloths = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;

export const root = style({
  position: 'relative',
  display: 'block',
  flex: 'none',
  overflow: 'hidden',
  isolation: 'isolate',
  containerType: 'inline-size',
  aspectRatio: '2 / 3',
  borderRadius: '2px 3px 3px 2px',
  background: vars.color.surface.sunken,
  selectors: {
    /* The fold along the spine and the edge of the boards: what makes a rectangle a book. */
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      borderRadius: 'inherit',
      boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${vars.color.text.primary} 14%, transparent)`,
      background: `linear-gradient(to right, transparent 3%, color-mix(in srgb, currentColor 12%, transparent) 4%, transparent 7%)`,
      pointerEvents: 'none',
    },
    '[dir="rtl"] &': { borderRadius: '3px 2px 2px 3px' },
    '[dir="rtl"] &::after': { transform: 'scaleX(-1)' },
  },
});

export const size = variants({
  xs: { inlineSize: '32px' },
  sm: { inlineSize: '48px' },
  md: { inlineSize: '96px' },
  lg: { inlineSize: '160px' },
  fill: { inlineSize: '100%' },
});

export const cloth = mapVariants(cloths, (name) => ({
  vars: {
    [ground]: vars.color.cover[name].ground,
    [ink]: vars.color.cover[name].ink,
    [line]: vars.color.cover[name].line,
  },
}));

export const art = style({
  position: 'absolute',
  inset: 0,
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  padding: '9cqi',
  paddingInlineStart: '12cqi',
  background: ground,
  color: ink,
  fontFamily: vars.font.family.display,
  fontWeight: vars.font.weight.semibold,
  textAlign: 'start',
});

/** The free space under the text, up to three edges; the field shrinks before they meet. */
export const ornament = style({
  flex: '1 1 0',
  minBlockSize: 0,
  maxBlockSize: '84cqi',
  marginBlockStart: 'auto',
  marginBlockEnd: '-9cqi',
  marginInlineStart: '-12cqi',
  marginInlineEnd: '-9cqi',
  inlineSize: '100cqi',
  maxInlineSize: 'none',
  paddingBlockStart: '5cqi',
  color: line,
});

export const titleSize = createVar();
export const titleLines = createVar();

export const title = style({
  display: '-webkit-box',
  // Line clamp still needs the old box model in every engine.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  letterSpacing: '-0.01em',
  flex: 'none',
  fontSize: titleSize,
  WebkitLineClamp: titleLines,
  lineHeight: 1.14,
  // Descenders of the last line stay within what the clamp shows.
  paddingBlockEnd: '0.12em',
});

export const author = style({
  marginBlockStart: '2.5cqi',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  flex: 'none',
  fontFamily: vars.font.family.text,
  fontWeight: vars.font.weight.medium,
  fontSize: '8cqi',
  lineHeight: 1.3,
});

/** A cover in a table row is too small for text, so it shows the first letter. */
export const letter = style({ fontSize: '50cqi', lineHeight: 1, flex: 'none' });

export const image = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const blurred = style({ filter: 'blur(12px) saturate(.7)', scale: '1.2' });

export const adult = style({
  position: 'absolute',
  insetBlockStart: '4px',
  insetInlineEnd: '4px',
  zIndex: 1,
  paddingInline: '4px',
  borderRadius: '3px',
  background: vars.color.surface.inverse,
  color: vars.color.text.inverted,
  fontSize: '0.625rem',
  fontWeight: vars.font.weight.semibold,
  lineHeight: '14px',
});

/** In a row the mark would hide the cover; the list says the age limit in words. */
export const adultSmall = style({
  insetBlockStart: 'auto',
  insetBlockEnd: 0,
  insetInline: 0,
  borderRadius: 0,
  textAlign: 'center',
  paddingInline: 0,
  fontSize: '0.5625rem',
});

export const reveal = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
});

export const revealMark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.control.md,
  blockSize: vars.control.md,
  borderRadius: vars.radius.full,
  background: vars.color.surface.inverse,
  color: vars.color.text.inverted,
});
