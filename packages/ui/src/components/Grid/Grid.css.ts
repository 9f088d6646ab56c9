import { createVar } from '@vanilla-extract/css';
import { spaces } from '../../internal/space.ts';
import { mapVariants, style } from '../../internal/style.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

/** Narrowest column of a grid that fills its lines by itself. */
export const minColumn = createVar();

/** Twelve have eleven gaps, which a phone has no room for: there it is one. */
export const twelve = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.up('md')]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
});

export const even = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${minColumn}, 100%), 1fr))`,
});

export const gap = mapVariants(spaces, (name) => ({ gap: vars.space[name] }));

/** A half without a second one takes the row: an empty half looks like something missing. */
const UNPAIRED = '&:nth-child(odd of &):nth-last-child(1 of &)';

const spans = ['3', '4', '6', '8', '9', '12'] as const;

/** One column on phones, two from md, the stated share of twelve from lg. */
export const span = mapVariants(spans, (name) => ({
  minInlineSize: 0,
  gridColumn: '1 / -1',
  '@media': {
    [media.up('md')]: { gridColumn: Number(name) <= 4 ? 'span 6' : 'span 12' },
    [media.up('lg')]: {
      gridColumn: `span ${name}`,
      ...(name === '6' && { selectors: { [UNPAIRED]: { gridColumn: '1 / -1' } } }),
    },
  },
}));
