import { createVar } from '@vanilla-extract/css';
import { mapVariants, style } from '../../internal/style.ts';
import { tones } from '../../internal/tones.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;
const accent = createVar();
const ink = createVar();

/** The top corner at the end of the line. The page under it stays usable between the toasts. */
export const region = style({
  position: 'fixed',
  insetBlockStart: space.md,
  insetInlineEnd: space.md,
  zIndex: vars.zIndex.toast,
  inlineSize: `min(${vars.size.toast}, 100vw - 2 * ${space.md})`,
  borderRadius: vars.radius.card,
});

export const list = style({ display: 'flex', flexDirection: 'column', gap: space.xs });

export const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.sm,
  padding: space.sm,
  background: color.surface.raised,
  border: `1px solid ${color.border.subtle}`,
  borderInlineStart: `3px solid ${accent}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.float,
  transition: `opacity ${vars.duration.panel} ${vars.ease.out}, translate ${vars.duration.panel} ${vars.ease.out}`,
  '@starting-style': { opacity: 0, translate: '0 -8px' },
});

export const tone = mapVariants(tones, (name) => ({
  vars: { [accent]: color.status[name].accent, [ink]: color.status[name].text },
}));

export const icon = style({ color: ink, marginBlockStart: '1px' });

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const title = style({ fontWeight: vars.font.weight.medium });
export const description = style({ color: color.text.secondary });

export const action = style({ alignSelf: 'flex-start', marginBlockStart: space.xs });

export const close = style({ marginBlock: '-4px', marginInlineEnd: '-4px' });
