import { mapVariants, style, variants } from '../../internal/style.ts';
import { tabular, type } from '../../internal/text.ts';
import { tones } from '../../internal/tones.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  minInlineSize: 0,
  selectors: {
    // A name in the other direction reads its own way, and aligns with the names around it.
    'span&[dir="auto"]': { textAlign: ['-webkit-match-parent', 'match-parent'] },
  },
});

export const size = mapVariants(['caption', 'body', 'lead', 'h3', 'figure'], type);

export const tone = {
  ...variants({
    primary: { color: vars.color.text.primary },
    secondary: { color: vars.color.text.secondary },
  }),
  ...mapVariants(tones, (name) => ({ color: vars.color.status[name].text })),
};

export const weight = mapVariants(['regular', 'medium', 'semibold'], (name) => ({
  fontWeight: vars.font.weight[name],
}));

/** The display face has two weights; 500 is its regular. */
export const display = style({
  fontFamily: vars.font.family.display,
  fontWeight: vars.font.weight.medium,
});

export const numeric = style(tabular);

export const lines = mapVariants(['1', '2', '3'], (count) => ({
  display: '-webkit-box',
  // Line clamp still needs the old box model in every engine.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: count,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  selectors: {
    // Aligned against its own direction a cut line fills its box to the edge, and hides its ellipsis. A box
    // as wide as its text is where the names around it are, and the text in it goes its own way.
    'span&[dir="auto"]': { inlineSize: 'fit-content', textAlign: 'start' },
  },
}));
