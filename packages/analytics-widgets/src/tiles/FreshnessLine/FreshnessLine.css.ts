import { style } from '../../internal/style.ts';
import { vars } from '../../internal/theme.ts';

const { color, font, space } = vars;

const half = space.xxs;

export const root = style({
  color: color.text.secondary,
  fontSize: font.size.caption,
  lineHeight: font.line.caption,
});

/**
 * Separator dots are in the gap before each part. Where a part begins a line, its dot falls outside
 * and is clipped, so that no line begins or ends with a dot. The focus rings of links have room
 * inside.
 */
export const parts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xs,
  rowGap: space.xxs,
  // At the start only: at the end it would widen the page, or the paper.
  marginInlineStart: `calc(-1 * ${half})`,
  overflowX: 'clip',
});

export const part = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  paddingInline: half,
  selectors: {
    '& + &::before': {
      content: '·',
      position: 'absolute',
      insetInlineStart: `calc(-1 * ${space.xs})`,
      inlineSize: space.xs,
      textAlign: 'center',
    },
  },
});

export const day = style({ color: color.text.primary, fontWeight: font.weight.medium });

export const link = style({
  color: color.text.link,
  textDecoration: 'underline',
  textUnderlineOffset: '2px',
  selectors: { '&:hover': { color: color.text.linkHover } },
});
