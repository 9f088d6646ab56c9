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
 * The dots stand before the parts, in the gap. Where a part begins a line its dot falls outside and
 * is cut off, so that no line begins or ends with one. The rings of links keep room within.
 */
export const parts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xs,
  rowGap: space.xxs,
  // At the start alone: at the end it would make the page, or the paper, that much wider.
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
