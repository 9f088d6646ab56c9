import { changeArrow } from '../../internal/changeArrow.ts';
import { style, variants } from '../../internal/style.ts';
import { tabular, type } from '../../internal/text.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  ...tabular,
  display: 'inline-flex',
  // Aligned to the number's baseline, not to the arrow's edge, so that the badge is level with
  // other numbers.
  alignItems: 'baseline',
  gap: '3px',
  fontWeight: vars.font.weight.medium,
  whiteSpace: 'nowrap',
});

export const size = variants({ sm: type('caption'), md: type('body') });

export const tone = variants({
  good: { color: vars.color.delta.up },
  bad: { color: vars.color.delta.down },
  same: { color: vars.color.text.secondary },
});

export const arrow = variants({ up: changeArrow('up'), down: changeArrow('down'), same: {} });

/** Text, unlike a number, may wrap to two lines: beside another tile on the narrowest phone. */
export const words = style({ whiteSpace: 'normal' });

/** Isolates the signed number from the direction of a right-to-left line. */
export const number = style({ direction: 'ltr', unicodeBidi: 'isolate' });
