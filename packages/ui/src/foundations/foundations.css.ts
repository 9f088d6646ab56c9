import { createVar, globalStyle } from '@vanilla-extract/css';
import { style } from '../internal/style.ts';
import { type } from '../internal/text.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space, font, radius, duration, ease } = vars;

/** English prose: from left to right in every language of the toolbar. */
export const page = style({
  display: 'grid',
  gap: space.xxl,
  maxInlineSize: '960px',
  marginInline: 'auto',
  paddingBlock: space.xl,
  minInlineSize: 0,
});
export const section = style({ display: 'grid', gap: space.md, minInlineSize: 0 });
export const prose = style({ maxInlineSize: '68ch', color: color.text.secondary });

export const scroller = style({ overflowX: 'auto', minInlineSize: 0 });
export const table = style({ inlineSize: '100%', textAlign: 'start', ...type('body') });
globalStyle(`${table} th, ${table} td`, {
  paddingBlock: space.xs,
  paddingInlineEnd: space.md,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  textAlign: 'start',
  verticalAlign: 'middle',
});
globalStyle(`${table} thead th`, {
  ...type('caption'),
  fontWeight: font.weight.medium,
  color: color.text.secondary,
  whiteSpace: 'nowrap',
});
globalStyle(`${table} tbody th`, { fontWeight: font.weight.regular });

export const code = style({ fontFamily: font.family.mono, ...type('caption') });
export const figures = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const swatches = style({
  display: 'grid',
  gap: space.md,
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
});
export const swatch = style({ display: 'grid', gap: space.xxs, minInlineSize: 0 });
export const fill = createVar();
export const patch = style({
  blockSize: '56px',
  borderRadius: radius.control,
  border: `1px solid ${color.border.subtle}`,
  background: fill,
  forcedColorAdjust: 'none',
});

export const ink = createVar();
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '40px',
  blockSize: '28px',
  borderRadius: radius.control,
  border: `1px solid ${color.border.subtle}`,
  background: fill,
  color: ink,
  fontWeight: font.weight.semibold,
  forcedColorAdjust: 'none',
});

/** Example of a pair of 3 to 1: a mark on its background. */
export const mark = style({
  inlineSize: '14px',
  blockSize: '14px',
  borderRadius: radius.full,
  background: ink,
});

export const sights = style({ display: 'grid', gap: space.xs });
export const series = style({ display: 'grid', gridTemplateColumns: 'repeat(8, 1fr)', gap: '2px' });
export const bar = style({ blockSize: '36px', background: fill, forcedColorAdjust: 'none' });

export const length = createVar();
export const ruler = style({
  inlineSize: length,
  maxInlineSize: '100%',
  blockSize: '16px',
  background: color.action.mark,
  borderRadius: '2px',
  forcedColorAdjust: 'none',
});
export const box = style({
  inlineSize: '72px',
  blockSize: length,
  border: `1px solid ${color.border.strong}`,
  borderRadius: radius.control,
  background: color.surface.raised,
});
export const corner = style({
  inlineSize: '72px',
  blockSize: '56px',
  border: `1px solid ${color.border.strong}`,
  borderRadius: length,
  background: color.surface.raised,
});

export const scale = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.control,
  overflow: 'hidden',
  minInlineSize: 0,
  '@media': {
    [media.up('md')]: { gridTemplateColumns: '320fr 320fr 384fr 416fr 160fr' },
  },
});
export const range = style({
  ...type('caption'),
  paddingBlock: space.sm,
  paddingInline: space.xs,
  borderInlineEnd: `1px solid ${color.border.subtle}`,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: {
    '&[data-current]': {
      background: color.surface.selected,
      color: color.text.primary,
      fontWeight: font.weight.semibold,
    },
  },
});

export const icons = style({
  display: 'grid',
  gap: space.xs,
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
});
export const icon = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.xs,
  inlineSize: '100%',
  padding: space.sm,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.card,
  background: color.surface.raised,
  textAlign: 'center',
  ':hover': { background: color.surface.hover },
});

export const track = style({
  blockSize: '36px',
  borderRadius: radius.control,
  background: color.surface.sunken,
  overflow: 'hidden',
});
export const time = createVar();
export const runner = style({
  blockSize: '100%',
  inlineSize: '36px',
  borderRadius: radius.control,
  background: color.action.mark,
  transition: `inline-size ${time} ${ease.out}`,
  forcedColorAdjust: 'none',
  selectors: { '&[data-there]': { inlineSize: '100%' } },
});
export const durations = { fast: duration.fast, panel: duration.panel, chart: duration.chart };

export const twins = style({
  display: 'grid',
  gap: space.lg,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const twin = style({
  display: 'grid',
  gap: space.md,
  alignContent: 'start',
  padding: space.md,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.card,
  background: color.surface.raised,
  minInlineSize: 0,
});
export const specimen = style({ overflowWrap: 'anywhere', minInlineSize: 0 });

export const themedArea = style({
  padding: space.lg,
  borderRadius: radius.card,
  background: color.surface.page,
  color: color.text.primary,
});
