import { style } from '../../internal/style.ts';
import { tabular, type } from '../../internal/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const counter = style({
  ...type('caption'),
  ...tabular,
  flex: 'none',
  marginInlineStart: 'auto',
  color: color.text.secondary,
  selectors: { '&[data-full]': { color: color.status.danger.text } },
});
