import { style, variants } from '../../internal/style.ts';
import { media, vars } from '../../internal/theme.ts';

const { color, duration, ease, font, space } = vars;

/** Servers render both the column and the button; styles show the one that fits. */
const hidden = { display: 'none' } as const;
export const hiddenBelow = variants({
  md: { '@media': { [media.below('md')]: hidden } },
  lg: { '@media': { [media.below('lg')]: hidden } },
  xl: { '@media': { [media.below('xl')]: hidden } },
});
export const hiddenFrom = variants({
  md: { '@media': { [media.up('md')]: hidden } },
  lg: { '@media': { [media.up('lg')]: hidden } },
  xl: { '@media': { [media.up('xl')]: hidden } },
});

export const column = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  minInlineSize: 0,
});

export const group = style({
  inlineSize: '100%',
  minInlineSize: 0,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: vars.control.lg,
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: vars.radius.control,
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: color.text.link },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
});

export const name = style({ flex: '1 1 auto', minInlineSize: 0, fontWeight: font.weight.medium });

export const fold = style({
  color: color.text.secondary,
  transition: `rotate ${duration.fast} ${ease.out}`,
  selectors: { [`${group}[open] &`]: { rotate: '180deg' } },
});

export const editor = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.xs,
  paddingBlockEnd: space.sm,
  minInlineSize: 0,
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  inlineSize: '100%',
  selectors: {
    '&[data-whole]': {
      maxBlockSize: '50dvb',
      // Room for the focus ring at the edge, which the scroll container would clip.
      inlineSize: 'calc(100% + 4px)',
      marginInlineStart: '-4px',
      paddingInlineStart: '4px',
      overflow: 'auto',
    },
  },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xxs,
  minInlineSize: 0,
});

/** A checkbox and its label are one target. */
export const option = style({
  display: 'flex',
  alignItems: 'flex-start',
  flex: '1 1 auto',
  gap: space.xxs,
  minInlineSize: 0,
  minBlockSize: '28px',
  paddingBlock: '2px',
  // The box aligns with the group's name; the target reaches beyond it.
  marginInlineStart: '-4px',
  cursor: 'pointer',
});

export const label = style({
  overflowWrap: 'anywhere',
  selectors: { '&[data-out]': { textDecoration: 'line-through' } },
});

export const count = style({
  flex: 'none',
  color: color.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});

export const exclude = style({
  color: color.text.secondary,
  selectors: { '&[aria-pressed="true"]': { color: color.status.danger.text } },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-pressed="true"]': { color: 'Highlight' } } },
  },
});

export const slider = style({ inlineSize: '100%', minInlineSize: 0 });
