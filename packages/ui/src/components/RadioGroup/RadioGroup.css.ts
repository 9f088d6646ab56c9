import { choice, choiceList, choiceSelectors, choiceWords } from '../../internal/choice.ts';
import { style, variants } from '../../internal/style.ts';
import { type } from '../../internal/text.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const list = variants(choiceList);

export const option = style({ minInlineSize: 0, maxInlineSize: '100%' });

export const button = style({
  ...choice,
  selectors: {
    ...choiceSelectors,
    '&[data-readonly]': { cursor: 'default' },
  },
});

export const ring = style({
  flex: 'none',
  inlineSize: '18px',
  blockSize: '18px',
  marginBlockStart: '1px',
  border: `1px solid ${color.border.strong}`,
  borderRadius: vars.radius.full,
  background: color.surface.sunken,
  transition: `border-width ${vars.duration.fast} ${vars.ease.out}, border-color ${vars.duration.fast} ${vars.ease.out}`,
  selectors: {
    '[data-hovered] > &': { borderColor: color.text.secondary },
    '[data-invalid] > &': { borderColor: color.status.danger.accent },
    /* The chosen one is a thick ring: its shape says so, not its colour alone. */
    '[data-selected] > &': {
      border: `5px solid ${color.action.mark}`,
      background: color.surface.raised,
    },
    '[data-focus-visible] > &': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '[data-disabled] > &': { borderColor: color.border.subtle },
    '[data-disabled][data-selected] > &': { borderColor: color.text.disabled },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '[data-selected] > &': { borderColor: 'Highlight' },
        '[data-disabled] > &': { borderColor: 'GrayText' },
      },
    },
  },
});

export const words = style(choiceWords);

/** Figures are aligned in a column at the end edge. */
export const aside = style({
  flex: 'none',
  marginInlineStart: 'auto',
  color: color.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});

/** Aligned with the text, not with the ring. */
export const note = style({
  ...type('caption'),
  display: 'block',
  color: color.text.secondary,
  paddingInlineStart: `calc(18px + ${space.xs})`,
});
