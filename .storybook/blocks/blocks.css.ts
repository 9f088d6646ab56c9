import { media, vars } from '@litometr/ui/theme';
import { createVar, globalStyle, style } from '@vanilla-extract/css';

const { color, space, font, radius } = vars;
const accent = createVar();

/** Prose of a block: English, so from left to right in every language of the toolbar. */
const text = {
  fontFamily: font.family.text,
  fontSize: font.size.body,
  lineHeight: font.line.body,
  color: color.text.primary,
} as const;

export const pairs = style([
  'sb-unstyled',
  {
    ...text,
    display: 'grid',
    gap: space.lg,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
    marginBlock: space.lg,
  },
]);

/** Examples beside each other have one height, and their captions have another. */
const example = style({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  minInlineSize: 0,
  border: `1px solid ${color.border.subtle}`,
  borderBlockEnd: `3px solid ${accent}`,
  borderRadius: radius.card,
  overflow: 'hidden',
  background: color.surface.raised,
});

export const advice = {
  do: style([example, { vars: { [accent]: color.status.success.accent } }]),
  dont: style([example, { vars: { [accent]: color.status.danger.accent } }]),
};

export const stage = style({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: '96px',
  padding: space.lg,
  minInlineSize: 0,
  // Titles of charts beside each other are on one line.
  selectors: { '&:has(figure)': { alignItems: 'start' } },
});

/** As high as the example beside it. */
export const mistake = style({ display: 'grid', minInlineSize: 0 });

export const caption = style({
  gridRowEnd: -1,
  display: 'flex',
  gap: space.xs,
  alignItems: 'flex-start',
  paddingBlock: space.sm,
  paddingInline: space.md,
  borderBlockStart: `1px solid ${color.border.subtle}`,
  background: color.surface.page,
});

export const verdict = {
  do: style({ color: color.status.success.text, fontWeight: font.weight.semibold }),
  dont: style({ color: color.status.danger.text, fontWeight: font.weight.semibold }),
};

const tableRoot = style({
  ...text,
  inlineSize: '100%',
  borderCollapse: 'collapse',
  marginBlock: space.md,
  '@media': { [media.below('md')]: { fontSize: font.size.caption } },
});
export const table = `sb-unstyled ${tableRoot}`;

/** The class alone, without what it is composed with, can be selected by. */
const cell = {
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  paddingBlock: space.xs,
  paddingInline: `0 ${space.md}`,
  textAlign: 'start',
  verticalAlign: 'top',
} as const;
globalStyle(`${tableRoot} th, ${tableRoot} td`, cell);
globalStyle(`${tableRoot} thead th`, {
  fontSize: font.size.caption,
  lineHeight: font.line.caption,
  fontWeight: font.weight.medium,
  color: color.text.secondary,
});
globalStyle(`${tableRoot} tbody th`, { fontWeight: font.weight.regular, minInlineSize: '140px' });

export const alternatives = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xxs,
});

export const choice = style([
  'sb-unstyled',
  {
    ...text,
    display: 'grid',
    gap: space.lg,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
    marginBlock: space.md,
  },
]);

export const column = style({ display: 'grid', gap: space.xs, alignContent: 'start' });

export const columnTitle = style({
  fontSize: font.size.caption,
  lineHeight: font.line.caption,
  fontWeight: font.weight.medium,
  color: color.text.secondary,
});

export const list = style({ display: 'grid', gap: space.xs, padding: 0, margin: 0 });

export const row = style({
  display: 'flex',
  gap: space.xs,
  alignItems: 'flex-start',
  listStyle: 'none',
});

const mark = style({ marginBlockStart: '3px', flexShrink: 0 });
export const markUse = style([mark, { color: color.status.success.text }]);
export const markDont = style([mark, { color: color.status.danger.text }]);
export const markInstead = style([mark, { color: color.text.secondary }]);

export const link = style({
  color: color.text.link,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  ':hover': { color: color.text.linkHover },
});
/** Storybook gives links a size of their own, larger than the text of lists and tables. */
globalStyle(`${link} a.sbdocs`, { fontSize: 'inherit', lineHeight: 'inherit' });
