import { layers, media, scrollFade, vars } from '@litometr/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;

const BAR_HEIGHT = '44px';

/** Stays below the header of the app while the page scrolls. */
export const bar = style({
  '@layer': {
    [layers.app]: {
      position: 'sticky',
      insetBlockStart: vars.size.header,
      zIndex: vars.zIndex.sticky,
      boxSizing: 'border-box',
      blockSize: BAR_HEIGHT,
      minInlineSize: 0,
      background: color.surface.page,
      borderBlockEnd: `1px solid ${color.border.subtle}`,
      '@media': { print: { display: 'none' } },
    },
  },
});

/** Scrolls sideways where it does not fit, and fades where there is more; the bar below it stays opaque. */
export const list = style([
  scrollFade,
  {
    '@layer': {
      [layers.app]: {
        display: 'flex',
        gap: space.lg,
        blockSize: '100%',
        margin: 0,
        padding: 0,
        listStyle: 'none',
        overflowX: 'auto',
        overscrollBehaviorInline: 'contain',
        scrollbarWidth: 'none',
      },
    },
  },
]);

export const item = style({ '@layer': { [layers.app]: { flex: 'none', blockSize: '100%' } } });

export const link = style({
  '@layer': {
    [layers.app]: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      blockSize: '100%',
      color: color.text.secondary,
      fontWeight: vars.font.weight.medium,
      whiteSpace: 'nowrap',
      textDecoration: 'none',
      transition: `color ${vars.duration.fast} ${vars.ease.out}`,
      selectors: {
        '&:hover, &[aria-current]': { color: color.text.primary },
        '&[aria-current]::after': {
          content: '',
          position: 'absolute',
          insetInline: 0,
          insetBlockEnd: 0,
          blockSize: '2px',
          background: color.action.mark,
        },
        '&:focus-visible': { outlineOffset: '-2px', borderRadius: vars.radius.control },
      },
      '@media': {
        [media.forcedColors]: {
          selectors: { '&[aria-current]::after': { background: 'Highlight' } },
        },
      },
    },
  },
});

/** Sections that a link leads to arrive below the bar. */
globalStyle(`html:has(${bar})`, {
  '@layer': {
    [layers.app]: {
      scrollPaddingBlockStart: `calc(${vars.size.header} + ${BAR_HEIGHT} + ${space.md})`,
    },
  },
});

/** Without content it takes no space. */
export const section = style({
  '@layer': {
    [layers.app]: {
      minInlineSize: 0,
      ':empty': { display: 'none' },
    },
  },
});
