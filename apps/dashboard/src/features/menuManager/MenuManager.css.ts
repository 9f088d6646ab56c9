import { layers, media, vars } from '@litometr/ui/theme';
import { style as bare, globalStyle, type StyleRule } from '@vanilla-extract/css';

const style = (rule: StyleRule): string => bare({ '@layer': { [layers.app]: rule } });

const { color, space } = vars;
/** From this width on tree and form are side by side; below it they are two steps. */
const wide = media.up('lg');

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.md,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(320px, 5fr) minmax(0, 7fr)' } },
});

/** The step that is not gone to is not there on small screens. */
export const step = style({
  minInlineSize: 0,
  selectors: { '&[data-away]': { display: 'none' } },
  '@media': { [wide]: { selectors: { '&[data-away]': { display: 'block' } } } },
});

export const onlySteps = style({ alignSelf: 'start', '@media': { [wide]: { display: 'none' } } });

export const treePanel = style({ minInlineSize: 0 });

export const spring = style({ flex: '1 1 auto' });

/** Stays in reach while the rows go by: a finger that scrolls cannot drag. */
export const steps = style({
  position: 'sticky',
  insetBlockStart: vars.size.header,
  zIndex: 1,
  minInlineSize: 0,
  border: 0,
  paddingBlock: space.xxs,
  paddingInline: 0,
  margin: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xxs,
  background: color.surface.raised,
});

/** Reserves its line, so that the tree does not shift. */
export const position = style({ minBlockSize: '16px', overflowWrap: 'anywhere' });

export const entryTitle = style({ overflowWrap: 'anywhere' });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  alignItems: 'start',
  gap: space.md,
});

export const namePairs = style({ display: 'flex', flexDirection: 'column', gap: space.md });

export const namePair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  alignItems: 'start',
  gap: space.sm,
});

/** Each name runs as its own language does, whatever the page's. */
globalStyle(`${namePair} input`, { '@layer': { [layers.app]: { unicodeBidi: 'plaintext' } } });

/** Addresses and keys run from left to right in every language. */
export const code = style({});
globalStyle(`${code} input`, { '@layer': { [layers.app]: { direction: 'ltr' } } });

export const list = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

const row = { paddingBlock: space.sm, borderBlockEnd: `1px solid ${color.border.subtle}` } as const;

export const listRow = style({
  ...row,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  minInlineSize: 0,
});

export const listText = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flex: '1 1 12rem',
  gap: space.xs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/** As wide as the sidebar that it shows. */
export const sidebar = style({
  maxInlineSize: '280px',
  padding: space.sm,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.card,
  background: color.surface.raised,
});

export const changeRow = style({
  ...row,
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  minInlineSize: 0,
});

export const changeHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
});

export const changeName = style({ fontWeight: vars.font.weight.medium, overflowWrap: 'anywhere' });

export const changeFields = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxs,
  overflowWrap: 'anywhere',
  selectors: { '&:empty': { display: 'none' } },
});

export const wasAndIs = style({ display: 'inline-flex', flexWrap: 'wrap', gap: space.xs });

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  alignItems: 'start',
  gap: space.lg,
});

export const clash = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space.sm,
});
