import { style, variants } from '../../internal/style.ts';
import { tabular } from '../../internal/text.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

/** Where both ends have no room in a line, the second goes under the first. */
export const ends = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xs,
  flex: '1 1 auto',
  minInlineSize: 0,
});

export const dash = style({
  flex: 'none',
  inlineSize: space.xs,
  blockSize: '1px',
  background: color.text.secondary,
});

/** Between its ends a range is a band; the ends alone are filled, as a single day is. */
export const dayOfRange = style({
  selectors: {
    '&[data-selected]:not([data-selection-start], [data-selection-end])': {
      background: color.surface.selected,
      color: color.text.primary,
    },
    '&[data-selected]:not([data-selection-start])': {
      borderStartStartRadius: 0,
      borderEndStartRadius: 0,
    },
    '&[data-selected]:not([data-selection-end])': {
      borderStartEndRadius: 0,
      borderEndEndRadius: 0,
    },
  },
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  '@media': { [media.up('lg')]: { flexDirection: 'row' } },
});

export const presets = variants({
  horizontal: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.xxs,
    padding: space.sm,
    paddingBlockEnd: 0,
    maxInlineSize: '292px',
  },
  vertical: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    padding: space.sm,
    minInlineSize: '152px',
    maxInlineSize: '200px',
    borderInlineEnd: `1px solid ${color.border.subtle}`,
  },
});

export const preset = style({
  minBlockSize: vars.control.sm,
  paddingInline: space.xs,
  paddingBlock: space.xxs,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '[data-orientation="horizontal"] > &': { borderColor: color.border.subtle },
    '&[data-hovered]': { background: color.surface.hover },
    '&[data-selected]': {
      background: color.surface.selected,
      borderColor: color.action.mark,
      fontWeight: vars.font.weight.medium,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-selected]': { borderColor: 'Highlight' } } },
  },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
  paddingInline: space.sm,
  paddingBlock: space.xs,
  borderBlockStart: `1px solid ${color.border.subtle}`,
  // The confirmation stays in view where a small screen scrolls the rest.
  position: 'sticky',
  insetBlockEnd: 0,
  background: color.surface.raised,
});

export const summary = style({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.xs,
});

export const count = style({ color: color.text.secondary });

export const confirm = style({ display: 'flex', gap: space.xs, marginInlineStart: 'auto' });
