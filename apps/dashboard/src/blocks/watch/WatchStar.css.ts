import { layers, media, vars } from '@litometr/ui/theme';
import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { PHONE_ICON, phoneIcon } from '../phoneIcon.css.ts';

export const star = style({ '@layer': { [layers.app]: { flexShrink: 0 } } });

globalStyle(`${star}[aria-pressed="true"]`, {
  '@layer': { [layers.app]: { color: vars.color.text.link } },
});
globalStyle(`${star}[aria-pressed="true"] svg`, {
  '@layer': { [layers.app]: { fill: 'currentColor' } },
});
// Controls are not printed.
globalStyle(star, { '@layer': { [layers.app]: { '@media': { print: { display: 'none' } } } } });

const starredCell = createContainer();

// In a narrow column the star is hidden before a title is truncated: the item's page has it too.
globalStyle(star, {
  '@layer': {
    [layers.app]: {
      '@media': {
        [`screen and ${media.up('md')}`]: {
          '@container': { [`${starredCell} (max-width: 13rem)`]: { display: 'none' } },
        },
      },
    },
  },
});

export const starred = style({
  '@layer': {
    [layers.app]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.xs,
      minInlineSize: 0,
      // A container has no width of its own: on paper, where names decide about it, the column would have none.
      '@media': { screen: { container: `${starredCell} / inline-size` } },
    },
  },
});

/** The button of a thing's own page. */
export const button = style([star, phoneIcon]);

/** As wide as the button of a page, on phones an icon. */
export const place = style({
  '@layer': {
    [layers.app]: {
      inlineSize: '7.25rem',
      '@media': { [media.below('md')]: { inlineSize: PHONE_ICON } },
    },
  },
});

export const label = style({ '@layer': { [layers.app]: { flex: 1, minInlineSize: 0 } } });
