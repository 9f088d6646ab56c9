import { style, variants } from '../../internal/style.ts';
import { ellipsis } from '../../internal/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** The small select of toolbars is at most 150 px wide. */
export const width = variants({
  sm: { maxInlineSize: '150px', inlineSize: 'max-content' },
  md: {},
});

export const button = style({
  inlineSize: '100%',
  cursor: 'pointer',
  textAlign: 'start',
  selectors: {
    '&[data-focus-visible]': {
      borderColor: color.focus,
      outline: `1px solid ${color.focus}`,
      outlineOffset: 0,
    },
    '&[data-disabled]': { cursor: 'default' },
    '&[data-pressed], &[aria-expanded="true"]': { borderColor: color.text.secondary },
    '[data-invalid] > &': { borderColor: color.status.danger.accent },
  },
});

export const value = style({
  ...ellipsis,
  flex: '1 1 auto',
  selectors: { '&[data-placeholder]': { color: color.text.secondary } },
});

export const chevron = style({ color: color.text.secondary });

/** As wide as the button, or wider where an option needs it. */
export const list = style({ minInlineSize: 'var(--trigger-width)' });
