import { changeArrow } from '../../internal/changeArrow.ts';
import { style, variants } from '../../internal/style.ts';
import { tabular, type } from '../../internal/text.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  ...type('caption'),
  ...tabular,
  display: 'inline-flex',
  // On the number's line, as DeltaBadge.
  alignItems: 'baseline',
  gap: '3px',
  fontWeight: vars.font.weight.medium,
  whiteSpace: 'nowrap',
});

export const state = variants({
  up: { color: vars.color.delta.up, ...changeArrow('up') },
  down: { color: vars.color.delta.down, ...changeArrow('down') },
  same: { color: vars.color.text.secondary },
  new: { color: vars.color.text.link },
  re_entry: { color: vars.color.text.link },
});

export const icon = style({ alignSelf: 'center' });

/** The first entry is a word, set as a mark. */
export const word = style({ fontSize: '0.6875rem', letterSpacing: '0.04em' });
