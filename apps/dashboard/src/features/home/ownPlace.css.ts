import { layers } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';

/** Of the row of the reader's books with its heading. */
export const OWN_ROW = '10.5rem';

/** Placeholder in server-rendered pages, since the server does not know the user. */
export const place = style({
  '@layer': {
    [layers.app]: {
      display: 'none',
      blockSize: OWN_ROW,
      selectors: { 'html[data-returning] &': { display: 'block' } },
    },
  },
});
