import { globalLayer } from '@vanilla-extract/css';

/**
 * The order in which style sheets win, weakest first. An app's own rules beat a component's
 * without a fight of specificity, whatever order the files load in.
 */
export const layers = {
  reset: globalLayer('reset'),
  theme: globalLayer('theme'),
  ui: globalLayer('ui'),
  widgets: globalLayer('widgets'),
  app: globalLayer('app'),
};
