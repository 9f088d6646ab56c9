import { createContainer } from '@vanilla-extract/css';
import { style } from '../../internal/style.ts';
import { media, vars } from '../../internal/theme.ts';

const { color, font, radius, space } = vars;
const dense = '[data-density="dense"] &';
/** Cards of any density have a title above an author: side by side neither would be readable. */
const card = '[data-density] [data-card] &';

/** Container of one book: less important parts shrink before a title or an author is cut. */
const room = createContainer();

export const root = style({
  container: `${room} / inline-size`,
  display: 'flex',
  inlineSize: '100%',
  alignItems: 'center',
  gap: space.sm,
  minInlineSize: 0,
  // Printed columns share a sheet by their minimum widths: a title needs more than its longest
  // letter.
  '@media': { print: { minInlineSize: '11em' } },
});

/** A sheet filled by a table of many columns has no room for covers. */
const narrowSheet = 'print and (max-width: 800px)';

/** The cover is 32 × 48 and is hidden in dense rows. */
export const cover = style({
  flex: 'none',
  selectors: { [dense]: { display: 'none' } },
  '@media': {
    [narrowSheet]: { display: 'none' },
    [`screen and ${media.up('md')}`]: {
      '@container': { [`${room} (max-width: 15rem)`]: { display: 'none' } },
    },
    // Titles of cards have two lines, which the narrowest phones have room for only without it.
    [`screen and ${media.below('md')}`]: {
      '@container': { [`${room} (max-width: 9rem)`]: { display: 'none' } },
    },
  },
});

export const text = style({
  display: 'grid',
  minInlineSize: 0,
  flex: 1,
  selectors: { [dense]: { display: 'flex', alignItems: 'baseline', gap: space.xs } },
  // The author goes below the title: side by side both would wrap.
  '@media': {
    print: { selectors: { [dense]: { display: 'grid' } } },
    [media.below('md')]: { selectors: { [card]: { display: 'grid', gap: 0 } } },
  },
});

/** Title and author are below each other, each a target of its own. */
const targetSize = '24px';

const line = {
  lineHeight: targetSize,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minInlineSize: 0,
  // Paper cannot show the full name on hover: it is printed in full.
  '@media': {
    print: {
      overflow: 'visible',
      whiteSpace: 'normal',
      overflowWrap: 'normal',
    },
  },
} as const;

const ellipsisRoom = '0.9em';

const twoLines = {
  display: '-webkit-box',
  // Line clamp still needs the old box model in every engine.
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  whiteSpace: 'normal',
} as const;

export const title = style({
  ...line,
  // A title in the other direction has its own text direction, but aligns with the other titles.
  justifySelf: 'start',
  maxInlineSize: '100%',
  fontWeight: font.weight.medium,
  color: color.text.primary,
  borderRadius: radius.control,
  selectors: { [dense]: { flexShrink: 1 }, 'a&:hover': { color: color.text.link } },
  '@media': {
    // Line spacing is tight, but the whole title has the height of a target, because printed files
    // are read on screens.
    print: { ...line['@media'].print, lineHeight: font.line.caption, paddingBlock: '4px' },
    [media.below('md')]: {
      // A card is narrow, but its height is flexible: a title may have a second line.
      selectors: {
        [card]: {
          ...twoLines,
          lineHeight: font.line.body,
          paddingBlock: '2px',
        },
        // Chromium adds the ellipsis of clamped text beside the line. A title from left to right is aligned to
        // its end here, and needs room there.
        [`[dir="rtl"] ${card}`]: {
          marginInlineEnd: `calc(-1 * ${ellipsisRoom})`,
          paddingInlineEnd: ellipsisRoom,
          maxInlineSize: `calc(100% + ${ellipsisRoom})`,
        },
      },
    },
  },
});

/** A title without a line below it has both lines of the row, but in dense rows, which have one. */
export const onlyTitle = style({
  '@media': {
    [`screen and ${media.up('md')}`]: {
      ...twoLines,
      selectors: { [dense]: { WebkitLineClamp: 1 } },
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
    // Chips that do not fit on the line of the authors wrap to a hidden second line.
    [`screen and ${media.up('md')}`]: {
      flexWrap: 'wrap',
      maxBlockSize: targetSize,
      overflow: 'clip',
    },
    // On cards the chips go below, so that the author has the full line.
    [media.below('md')]: {
      selectors: { [card]: { flexWrap: 'wrap' } },
    },
  },
});

export const authors = style(line);

const oneName = {
  display: 'inline-block',
  minInlineSize: targetSize,
  // The first name of a line has its own ellipsis, because the line clips it without one.
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
