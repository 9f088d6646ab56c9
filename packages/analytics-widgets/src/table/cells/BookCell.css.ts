import { style } from '../../internal/style.ts';
import { media, vars } from '../../internal/theme.ts';

const { color, font, radius, space } = vars;
const dense = '[data-density="dense"] &';

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minInlineSize: 0,
  // Columns share a sheet by what they need at least: a title needs more than its longest letter.
  '@media': { print: { minInlineSize: '11em' } },
});

/** A sheet that a table of many columns fills leaves no room for pictures. */
const narrowSheet = 'print and (max-width: 800px)';

/** The cover is 32 × 48 and steps aside in dense rows. */
export const cover = style({
  flex: 'none',
  selectors: { [dense]: { display: 'none' } },
  '@media': { [narrowSheet]: { display: 'none' } },
});

export const text = style({
  display: 'grid',
  minInlineSize: 0,
  flex: 1,
  selectors: { [dense]: { display: 'flex', alignItems: 'baseline', gap: space.xs } },
  // The author stands under the title: beside it both would be broken.
  '@media': { print: { selectors: { [dense]: { display: 'grid' } } } },
});

/** Title and author stand one under the other, each a target of its own. */
const targetSize = '24px';

const line = {
  lineHeight: targetSize,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minInlineSize: 0,
  // Paper has no way to the rest of a name: it is printed whole, its words as well.
  '@media': {
    print: {
      overflow: 'visible',
      whiteSpace: 'normal',
      overflowWrap: 'normal',
    },
  },
} as const;

export const title = style({
  ...line,
  // A title of the other direction turns itself, but stands where the others do.
  justifySelf: 'start',
  maxInlineSize: '100%',
  fontWeight: font.weight.medium,
  color: color.text.primary,
  borderRadius: radius.control,
  selectors: { [dense]: { flexShrink: 1 }, 'a&:hover': { color: color.text.link } },
  '@media': {
    // Lines of a title stand close; as a whole it keeps a target's height, for files are read on screens.
    print: { ...line['@media'].print, lineHeight: font.line.caption, paddingBlock: '4px' },
    [media.below('md')]: {
      // A card is narrow and has room below: a title may take a second line.
      selectors: {
        '[data-density="comfortable"] [data-card] &': {
          display: '-webkit-box',
          // Line clamp still needs the old box model in every engine.
          // eslint-disable-next-line @typescript-eslint/no-deprecated
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          whiteSpace: 'normal',
          lineHeight: font.line.body,
          paddingBlock: '2px',
        },
      },
    },
  },
});

export const second = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minInlineSize: 0,
  color: color.text.secondary,
  selectors: { [dense]: { flexShrink: 2 } },
  '@media': {
    print: { flexWrap: 'wrap' },
    // A card has room below: marks leave the author the line.
    [media.below('md')]: {
      selectors: { '[data-density="comfortable"] [data-card] &': { flexWrap: 'wrap' } },
    },
  },
});

export const authors = style(line);

const oneName = {
  display: 'inline-block',
  minInlineSize: targetSize,
  // The first box of a line is cut by the line without an ellipsis: it has its own.
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  verticalAlign: 'bottom',
  color: 'inherit',
} as const;

export const name = style(oneName);

export const author = style({
  ...oneName,
  ':hover': { color: color.text.link, textDecoration: 'underline' },
});

export const chips = style({
  display: 'flex',
  gap: space.xxs,
  flex: 'none',
  selectors: { [dense]: { display: 'none' } },
});
