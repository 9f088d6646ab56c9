import { style } from '../../internal/style.ts';
import { type } from '../../internal/text.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  ...type('caption'),
  maxInlineSize: '280px',
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.control,
  background: vars.color.surface.inverse,
  color: vars.color.text.inverted,
  overflowWrap: 'anywhere',
  transition: `opacity ${vars.duration.fast} ${vars.ease.out}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
