import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { contract } from './contract.css.ts';
import { layers } from './layers.css.ts';
import { scale } from './scale.css.ts';

const { color } = contract;

const reset = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('html', {
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
  // The track is always there: pages of different length do not shift, and bars reach its edge.
  overflowY: 'scroll',
  scrollPaddingBlockStart: scale.size.header,
});
reset('body', {
  margin: 0,
  minBlockSize: '100dvb',
  background: color.surface.page,
  color: color.text.primary,
  fontFamily: scale.font.family.text,
  fontSize: scale.font.size.body,
  lineHeight: scale.font.line.body,
  fontWeight: scale.font.weight.regular,
  fontSynthesis: 'none',
  textRendering: 'optimizeLegibility',
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
});
reset('h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, ol, ul, menu, fieldset, pre', {
  margin: 0,
  padding: 0,
  border: 0,
});
reset('h1, h2, h3, h4, h5, h6', { font: 'inherit' });
reset('ol, ul, menu', { listStyle: 'none' });
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', margin: 0 });
reset('button', { background: 'none', border: 0, padding: 0, textAlign: 'start' });
reset('a', { color: 'inherit', textDecoration: 'none' });
reset('img, svg, video', { display: 'block', maxInlineSize: '100%' });
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
reset('[hidden]', { display: 'none' });
reset('input::-webkit-search-cancel-button, input::-webkit-search-decoration', {
  appearance: 'none',
});
reset('::selection', { background: color.surface.selected });
reset('::placeholder', { color: color.text.secondary, opacity: 1 });
reset(':focus', { outline: 'none' });
reset(':focus-visible', { outline: `2px solid ${color.focus}`, outlineOffset: '2px' });

/** Icons that point along the line turn round where their own line runs from right to left. */
reset('[data-flip-rtl]:dir(rtl)', { transform: 'scaleX(-1)' });

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      '@layer': {
        [layers.reset]: { animationIterationCount: '1', scrollBehavior: 'auto' },
      },
    },
    [media.forcedColors]: { '@layer': { [layers.reset]: { forcedColorAdjust: 'auto' } } },
  },
});

/**
 * A focus style that is only a background colour is invisible in forced colours; the outline
 * remains visible there.
 */
globalStyle(':focus-visible', {
  '@media': {
    [media.forcedColors]: { '@layer': { [layers.reset]: { outlineColor: 'Highlight' } } },
  },
});
