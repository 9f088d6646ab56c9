import { plainInPrint } from '../../internal/plainInPrint.ts';
import { style } from '../../internal/style.ts';
import { vars } from '../../internal/theme.ts';

const { color, font, space } = vars;

export const root = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.sm,
  rowGap: space.xxs,
});

plainInPrint(root, '[aria-haspopup]');

/** Previous, day and next are one control. */
export const stepper = style({ display: 'inline-flex', alignItems: 'center' });

export const compare = style({
  color: color.text.secondary,
  fontSize: font.size.caption,
  lineHeight: font.line.caption,
});
