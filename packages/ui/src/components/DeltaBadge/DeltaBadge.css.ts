import { changeArrow } from '../../internal/changeArrow.ts';
import { style, variants } from '../../internal/style.ts';
import { tabular, type } from '../../internal/text.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  ...tabular,
  display: 'inline-flex',
  // On the number's line, not on the arrow's foot: beside other numbers the badge stands level.
  alignItems: 'baseline',
  gap: '3px',
  fontWeight: vars.font.weight.medium,
  whiteSpace: 'nowrap',
});

export const size = variants({ sm: type('caption'), md: type('body') });

export const tone = variants({
  good: { color: vars.color.delta.up },
  bad: { color: vars.color.delta.down },
  same: { color: vars.color.delta.same },
});

export const arrow = variants({ up: changeArrow('up'), down: changeArrow('down'), same: {} });

/** Words, unlike a number, may stand on two lines: beside another tile on the narrowest phone. */
export const words = style({ whiteSpace: 'normal' });

/** The signed number keeps its order inside a line that runs from right to left. */
export const number = style({ direction: 'ltr', unicodeBidi: 'isolate' });
