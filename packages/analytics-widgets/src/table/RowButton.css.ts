import { style } from '../internal/style.ts';
import { media, vars } from '../internal/theme.ts';

const { color, control } = vars;

export const root = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: control.sm,
  blockSize: control.sm,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: { '&:active': { background: color.action.neutral.fillPressed } },
  '@media': {
    '(hover: hover)': {
      selectors: { '&:hover:not(:active)': { background: color.action.neutral.fillHover } },
    },
    [media.forcedColors]: { borderColor: 'ButtonText' },
  },
});
