import { choice, choiceList, choiceSelectors, choiceWords } from '../../internal/choice.ts';
import { style, variants } from '../../internal/style.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const button = style({
  ...choice,
  selectors: choiceSelectors,
});

export const box = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '18px',
  blockSize: '18px',
  marginBlockStart: '1px',
  border: `1px solid ${color.border.strong}`,
  borderRadius: '4px',
  background: color.surface.sunken,
  color: color.action.onMark,
  transition: `background-color ${vars.duration.fast} ${vars.ease.out}`,
  selectors: {
    '[data-hovered] > &': { borderColor: color.text.secondary },
    '[data-selected] > &, [data-indeterminate] > &': {
      background: color.action.mark,
      borderColor: color.action.mark,
    },
    '[data-invalid] > &': { borderColor: color.status.danger.accent },
    '[data-focus-visible] > &': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '2px',
    },
    '[data-readonly] > &': { background: 'transparent', borderStyle: 'dashed' },
    '[data-selected][data-readonly] > &': { color: color.text.primary },
    '[data-disabled] > &': {
      background: color.surface.sunken,
      borderColor: color.border.subtle,
      color: color.text.disabled,
    },
  },
  '@media': {
    [media.forcedColors]: {
      color: 'HighlightText',
      forcedColorAdjust: 'none',
      borderColor: 'ButtonText',
      background: 'Canvas',
      selectors: {
        '[data-selected] > &, [data-indeterminate] > &': {
          background: 'Highlight',
          borderColor: 'Highlight',
        },
        '[data-disabled] > &': { borderColor: 'GrayText' },
        '[data-selected][data-readonly] > &': { color: 'HighlightText' },
        '[data-disabled][data-selected] > &': { background: 'GrayText', color: 'Canvas' },
      },
    },
  },
});

export const tick = style({ strokeWidth: 3 });

export const words = style(choiceWords);

/** Notes are aligned with the text, not with the box. */
export const notes = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxs,
  paddingInlineStart: `calc(18px + ${space.xs})`,
  selectors: { '&:empty': { display: 'none' } },
});

/**
 * Narrowest column of boxes beside each other: the longest name of most sets fits one line. On a phone
 * there are two.
 */
const MIN_COLUMN = 'min(13rem, max(45%, 9.5rem), 100%)';

export const list = variants({
  vertical: choiceList.vertical,
  // In columns: ticks of names of unequal length would not align from line to line.
  horizontal: {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(${MIN_COLUMN}, 1fr))`,
    columnGap: space.md,
    rowGap: space.xxs,
  },
});

/** Boxes under the one that ticks them all. */
export const nested = style({ paddingInlineStart: `calc(18px + ${space.xs})` });
