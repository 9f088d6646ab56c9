import { style } from '../../internal/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const root = style({ display: 'flex', flexDirection: 'column', gap: space.md });

export const wrong = style({ display: 'flex', flexDirection: 'column', gap: space.xxs });

/** The field, then what is wrong with it. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.xs,
});

/** A line of the summary leads to its field, as a link does. */
export const way = style({
  minBlockSize: '24px',
  color: color.text.link,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
  selectors: { '&:hover': { color: color.text.linkHover } },
});
