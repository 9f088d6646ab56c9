import { style, variants } from '../../internal/style.ts';
import { type } from '../../internal/text.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const root = style({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.xxs,
  minInlineSize: 0,
  maxInlineSize: '100%',
});

/** Styled as the label of a field, because forms show it beside fields. */
export const label = style({ ...type('body'), fontWeight: vars.font.weight.medium });

/** Where the segments do not fit they scroll within. */
export const track = style({
  display: 'inline-flex',
  gap: '2px',
  maxInlineSize: '100%',
  padding: '2px',
  overflowX: 'auto',
  /* A focused segment scrolls out of the fade at the edge. */
  scrollPaddingInline: space.lg,
  scrollbarWidth: 'none',
  background: color.surface.sunken,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.control,
});

/** The browser's own button lies over its segment, unseen: it is what is pressed and read out. */
export const input = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const segment = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: '1 0 auto',
  gap: space.xxs,
  borderRadius: '4px',
  color: color.text.secondary,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background-color ${vars.duration.fast} ${vars.ease.out}, color ${vars.duration.fast} ${vars.ease.out}`,
  selectors: {
    '&:hover': { color: color.text.primary },
    '&:has(:checked)': {
      background: color.action.neutral.fill,
      color: color.text.primary,
      fontWeight: vars.font.weight.medium,
      boxShadow: `0 0 0 1px ${color.border.strong}`,
    },
    '&:has(:disabled)': { color: color.text.disabled, cursor: 'default' },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}` },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&:has(:checked)': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});

export const size = variants({
  sm: { minBlockSize: '24px', minInlineSize: '24px', paddingInline: space.xs },
  md: { minBlockSize: '30px', minInlineSize: '30px', paddingInline: space.sm },
});

/** Words stay in the button for assistive technology; a lone icon needs no room beside it. */
export const iconOnly = style({ paddingInline: space.xxs });
