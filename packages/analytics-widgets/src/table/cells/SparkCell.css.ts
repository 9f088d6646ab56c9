import { style } from '../../internal/style.ts';
import { vars } from '../../internal/theme.ts';

/** A line that links to its chart: the size of the line, highlighted like other controls. */
export const link = style({
  display: 'inline-flex',
  verticalAlign: 'middle',
  borderRadius: vars.radius.control,
  selectors: {
    '&:hover': { background: vars.color.surface.selected },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});
