import { media, vars } from '@litometr/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, space } = vars;

export const page = style({ color: color.text.primary });

const title = `${page} .sbdocs-content h1:not(.sb-unstyled h1)`;
const heading = `${page} .sbdocs-content h2:not(.sb-unstyled h2)`;

globalStyle(`${page} .sbdocs-wrapper`, {
  background: color.surface.page,
  '@media': { [media.below('md')]: { paddingBlock: space.lg, paddingInline: space.md } },
});
globalStyle(`${page} .sbdocs-content`, { maxInlineSize: '880px' });
globalStyle(title, {
  fontFamily: font.family.display,
  fontWeight: font.weight.semibold,
  fontSize: font.size.h1,
  lineHeight: font.line.h1,
  color: color.text.primary,
});
globalStyle(heading, {
  fontSize: font.size.h3,
  lineHeight: font.line.h3,
  fontWeight: font.weight.semibold,
  marginBlockStart: space.xxl,
  paddingBlockEnd: space.xs,
  color: color.text.primary,
});
/** A story has its own distance from the frame; on phones there is no room for another. */
globalStyle(`${page} .sbdocs-preview .docs-story > div:first-child`, {
  '@media': { [media.below('md')]: { padding: space.sm } },
});
/** Tables of props are wider than a phone. */
globalStyle(`${page} .docblock-argstable-wrapper, ${page} .docblock-argstable`, {
  maxInlineSize: '100%',
});
/** Storybook's own colors of code are too pale on the ground of this theme. */
const paleTokens = ['property', 'boolean', 'number', 'attr-name', 'class-name', 'tag'];
globalStyle(
  `${page} .sbdocs-content pre .token:is(${paleTokens.map((token) => `.${token}`).join(', ')})`,
  { color: color.text.link },
);
