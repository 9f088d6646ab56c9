import { style, variants } from '../../internal/style.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  borderRadius: '2px',
  cursor: 'pointer',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.18em',
  selectors: {
    // Under the pointer only: a page of rows has hundreds of links, which a new theme would fade one by one.
    '&[data-hovered]': { transition: `color ${vars.duration.fast} ${vars.ease.out}` },
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
