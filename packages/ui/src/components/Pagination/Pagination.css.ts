import { style } from '../../internal/style.ts';
import { tabular } from '../../internal/text.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** A narrow place in a wide window: better two lines than a page that is too wide. */
const row = { alignItems: 'center', flexWrap: 'wrap', gap: vars.space.xxs } as const;

export const root = style({ ...row, display: 'flex' });

export const list = style({
  ...row,
  display: 'none',
  '@media': { [media.up('md')]: { display: 'flex' } },
});

/** Small screens have no room for numbers: arrows and where one is. */
export const summary = style({
  ...tabular,
  paddingInline: vars.space.xs,
  color: color.text.secondary,
  '@media': { [media.up('md')]: { display: 'none' } },
});

export const page = style({
  ...tabular,
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.control.md,
  minBlockSize: vars.control.md,
  paddingInline: vars.space.xxs,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: color.action.neutral.fillHover },
    '&[data-pressed]': { background: color.action.neutral.fillPressed },
    '&[data-disabled], &[aria-disabled="true"]': {
      background: 'transparent',
      color: color.text.disabled,
      cursor: 'default',
    },
    '&[aria-current]': {
      borderColor: color.border.strong,
      background: color.action.neutral.fill,
      fontWeight: vars.font.weight.semibold,
    },
  },
});

export const gap = style({
  inlineSize: vars.control.md,
  textAlign: 'center',
  color: color.text.secondary,
});
