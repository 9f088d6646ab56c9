import { style, variants } from '../../internal/style.ts';
import { ellipsis, type } from '../../internal/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const root = style({
  ...type('caption'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  minBlockSize: '24px',
  maxInlineSize: '100%',
  paddingInline: '10px',
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.full,
  color: color.text.primary,
});

export const tone = variants({
  neutral: { background: color.surface.raised },
  accent: { background: color.surface.selected, borderColor: color.action.mark },
});

export const link = style({
  cursor: 'pointer',
  '@media': {
    // A finger hovers over nothing, but leaves the state behind.
    '(hover: hover)': {
      selectors: {
        '&:hover': {
          borderColor: color.border.strong,
          background: color.surface.hover,
          transition: `border-color ${vars.duration.fast} ${vars.ease.out}, background-color ${vars.duration.fast} ${vars.ease.out}`,
        },
      },
    },
  },
});

export const label = style({ ...ellipsis, minInlineSize: 0 });

export const remove = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '24px',
  blockSize: '24px',
  marginInlineEnd: '-10px',
  borderRadius: vars.radius.full,
  color: color.text.secondary,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: color.text.primary, background: color.action.neutral.fillPressed },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
