import '../Button/Button.css.ts';
import { globalStyle } from '@vanilla-extract/css';
import { style, variants } from '../../internal/style.ts';
import { layers } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({ display: 'flex', minInlineSize: 0, maxInlineSize: '100%' });

export const variant = variants({
  spaced: { flexWrap: 'wrap', gap: vars.space.xs },
  attached: { display: 'inline-flex', isolation: 'isolate' },
});

export const align = variants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
});

const within = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${variant.attached} > ${selector}`, { '@layer': { [layers.ui]: rule } });

/* The buttons share the line between them; corners stay on the outside. */
within(':not(:first-child)', {
  marginInlineStart: '-1px',
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
});
within(':not(:last-child)', { borderStartEndRadius: 0, borderEndEndRadius: 0 });

/* A button with a focus ring or an open menu is raised above its neighbours. */
for (const state of [':hover', ':focus-visible', '[aria-expanded="true"]']) {
  within(state, { zIndex: 1 });
}
