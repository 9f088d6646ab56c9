import { style } from '../../internal/style.ts';
import { media, vars } from '../../internal/theme.ts';
import { cards, onCards } from './states.ts';

const { color, duration, ease, font, space } = vars;

/** At the end of the row names' header, which reserves its space: nothing moves when it loads. */
export const place = style({
  position: 'absolute',
  insetBlockEnd: 0,
  // Beside the resize handle of the column.
  insetInlineEnd: space.xs,
  background: color.surface.raised,
  transition: `opacity ${duration.fast} ${ease.out}`,
  '@media': {
    [media.hover]: {
      opacity: 0.001,
      selectors: {
        'table:hover &, table:focus-within &, &:has([aria-expanded="true"])': { opacity: 1 },
      },
    },
    // Beside the name, vertically centred in its line.
    [cards]: onCards({
      insetBlock: 0,
      insetInlineEnd: 0,
      blockSize: 'fit-content',
      marginBlock: 'auto',
    }),
  },
});

export const columns = style({
  display: 'grid',
  gap: space.xs,
  maxBlockSize: '40dvb',
  overflow: 'auto',
});

export const name = style({
  color: color.text.secondary,
  fontSize: font.size.caption,
  lineHeight: font.line.caption,
});
