import { style, variants } from '../../internal/style.ts';
import { type } from '../../internal/text.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const root = style({ display: 'grid', minInlineSize: 0 });

export const layout = variants({
  rows: {
    rowGap: space.xs,
    columnGap: space.lg,
    '@media': { [media.up('md')]: { gridTemplateColumns: 'minmax(7rem, max-content) 1fr' } },
  },
  columns: {
    gap: space.md,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
  },
});

export const item = variants({
  rows: { display: 'contents' },
  columns: { display: 'flex', flexDirection: 'column', minInlineSize: 0 },
});

export const term = style({ color: color.text.secondary });
export const small = style(type('caption'));
export const description = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
