import { createVar } from '@vanilla-extract/css';
import { mapVariants, style } from '../../internal/style.ts';
import { tones } from '../../internal/tones.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;
const accent = createVar();
const ground = createVar();
const ink = createVar();

export const root = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.sm,
  paddingBlock: space.sm,
  paddingInline: space.md,
  background: ground,
  borderInlineStart: `3px solid ${accent}`,
  borderRadius: vars.radius.control,
  color: color.text.primary,
  minInlineSize: 0,
});

export const tone = mapVariants(tones, (name) => ({
  vars: {
    [accent]: color.status[name].accent,
    [ground]: color.status[name].surface,
    [ink]: color.status[name].text,
  },
}));

export const icon = style({ color: ink, marginBlockStart: '1px' });

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxs,
  flex: '1 1 auto',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const title = style({ fontWeight: vars.font.weight.semibold });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  paddingBlockStart: space.xxs,
});

export const dismiss = style({ marginBlock: '-4px', marginInlineEnd: `calc(-1 * ${space.xs})` });
