import { globalStyle } from '@vanilla-extract/css';
import { style, variants } from '../../internal/style.ts';
import { layers } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const veil = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.zIndex.overlay,
  background: vars.color.surface.veil,
  blockSize: 'var(--visual-viewport-height)',
  transition: `opacity ${vars.duration.panel} ${vars.ease.out}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
});

export const panel = style({
  position: 'absolute',
  insetBlock: 0,
  display: 'flex',
  background: vars.color.surface.raised,
  boxShadow: vars.shadow.float,
  transition: `translate ${vars.duration.panel} ${vars.ease.out}`,
});

/* The library's own way out is not seen and cannot be pressed: the button in the head is the one. */
globalStyle(`${panel} > :not(section)`, { '@layer': { [layers.ui]: { display: 'none' } } });

export const size = variants({
  md: { inlineSize: `min(420px, 100% - ${vars.space.xxl})` },
  lg: { inlineSize: `min(960px, 100% - ${vars.space.xl})` },
});

/** It slides in from its own side, whichever way the line runs. */
export const side = variants({
  start: {
    insetInlineStart: 0,
    selectors: {
      '&[data-entering], &[data-exiting]': { translate: '-24px 0' },
      '[dir="rtl"] &[data-entering], [dir="rtl"] &[data-exiting]': { translate: '24px 0' },
    },
  },
  end: {
    insetInlineEnd: 0,
    selectors: {
      '&[data-entering], &[data-exiting]': { translate: '24px 0' },
      '[dir="rtl"] &[data-entering], [dir="rtl"] &[data-exiting]': { translate: '-24px 0' },
    },
  },
});
