import { plainInPrint } from '../../internal/plainInPrint.ts';
import { style } from '../../internal/style.ts';
import { vars } from '../../internal/theme.ts';

const { color, font, space } = vars;

export const root = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.sm,
  rowGap: space.xxs,
  minInlineSize: 0,
});

plainInPrint(root, 'button');

/** Where both do not fit into the line, the days go below the name. */
export const words = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.xs,
  textAlign: 'start',
});

export const name = style({ fontWeight: font.weight.medium });

export const days = style({
  color: color.text.secondary,
  fontWeight: font.weight.regular,
});

export const compared = style({
  color: color.text.secondary,
  fontSize: font.size.caption,
  lineHeight: font.line.caption,
});

export const panel = style({ display: 'grid', gap: space.md, minInlineSize: '200px' });
