import { style } from '../../internal/style.ts';
import { vars } from '../../internal/theme.ts';

/** A line that leads to its chart: as large as the line, and lit as what is pressed. */
export const link = style({
  display: 'inline-flex',
  verticalAlign: 'middle',
  borderRadius: vars.radius.control,
  selectors: {
    '&:hover': { background: vars.color.surface.selected },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});
