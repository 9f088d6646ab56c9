import { mapVariants, style, variants } from '../../internal/style.ts';
import { type } from '../../internal/text.ts';
import { tones } from '../../internal/tones.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const root = style({
  ...type('caption'),
  display: 'inline-flex',
  // Aligned to the text baseline regardless of the icon's height, because badges appear beside
  // headings and figures.
  alignItems: 'baseline',
  gap: space.xxs,
  maxInlineSize: '100%',
  paddingBlock: '1px',
  paddingInline: space.xs,
  // The full round of one line; two and more stay a badge and do not become an egg.
  borderRadius: '10px',
  fontWeight: vars.font.weight.medium,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const tone = {
  ...variants({
    neutral: {
      background: color.surface.sunken,
      color: color.text.secondary,
      boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
    },
    accent: { background: color.surface.selected, color: color.text.link },
  }),
  ...mapVariants(tones, (name) => ({
    background: color.status[name].surface,
    color: color.status[name].text,
  })),
};

export const icon = style({ alignSelf: 'center' });

export const label = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
