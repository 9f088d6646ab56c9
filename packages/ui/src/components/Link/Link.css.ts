import { style, variants } from '../../internal/style.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  borderRadius: '2px',
  cursor: 'pointer',
  transition: `color ${vars.duration.fast} ${vars.ease.out}`,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.18em',
  selectors: {
    '&[data-disabled]': { color: vars.color.text.disabled, cursor: 'default' },
  },
});

export const variant = variants({
  inline: {
    color: vars.color.text.link,
    textDecorationLine: 'underline',
    textDecorationColor: `color-mix(in srgb, currentColor 40%, transparent)`,
    selectors: {
      '&[data-hovered]': {
        color: vars.color.text.linkHover,
        textDecorationColor: 'currentColor',
      },
    },
  },
  plain: {
    color: vars.color.text.link,
    selectors: {
      '&[data-hovered]': { color: vars.color.text.linkHover, textDecorationLine: 'underline' },
    },
  },
  quiet: {
    color: 'inherit',
    selectors: {
      '&[data-hovered]': { color: vars.color.text.link },
    },
  },
});
