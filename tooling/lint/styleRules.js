// @ts-check
/**
 * Laws of style sheets, as selectors of ESLint's `no-restricted-syntax`: pages mirror for readers
 * of right-to-left languages, and every colour has its place in the theme.
 *
 * @typedef {{ selector: string, message: string }} Restriction
 */

const sides =
  '/^(margin|padding|scrollMargin|scrollPadding)(Left|Right|Top|Bottom)$|^(left|right|top|bottom)$|^border(Left|Right|Top|Bottom)|^(width|height|minWidth|maxWidth|minHeight|maxHeight)$/';
const sided = '/^(textAlign|float|clear|captionSide|transformOrigin)$/';
const shorthands = '/^(margin|padding|inset|borderWidth|borderColor|borderStyle|scrollMargin)$/';

const useLogical =
  'Use the logical property or value (marginInlineStart, insetInlineEnd, inlineSize, start …): pages mirror for right-to-left readers.';

/** @type {Restriction[]} */
export const logicalOnly = [
  { selector: `Property[key.name=${sides}]`, message: useLogical },
  {
    selector: `Property[key.name=${sided}] > Literal[value=/\\b(left|right)\\b/]`,
    message: useLogical,
  },
  // Four values go round by top, right, bottom, left.
  {
    selector: `Property[key.name=${shorthands}] > Literal[value=/^\\S+ \\S+ \\S+ \\S+$/]`,
    message: useLogical,
  },
];

/** In components: sizes of drawings (`width={16}`) are theirs, styles are not. @type {Restriction[]} */
export const logicalInlineStyles = logicalOnly.map(({ selector, message }) => ({
  selector: `JSXAttribute[name.name='style'] ${selector}`,
  message,
}));

const written = String.raw`/#[0-9a-fA-F]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/`;
/** Names that are likely to be written; system colours such as Canvas and Highlight are meant. */
const named = String.raw`/\b(white|black|gr[ae]y|silver|red|maroon|orange|gold|yellow|green|lime|teal|cyan|aqua|blue|navy|purple|violet|magenta|pink|brown|beige|ivory)\b/`;
const painted =
  '/[cC]olor$|^(background|fill|stroke|outline|boxShadow|textShadow|filter|border(Inline|Block)?(Start|End)?)$/';

const useTheme = 'Colours live in packages/ui/src/theme; use or add a semantic token.';

/** @type {Restriction[]} */
export const coloursOfTheTheme = [
  { selector: `Literal[value=${written}]`, message: useTheme },
  { selector: `TemplateElement[value.raw=${written}]`, message: useTheme },
  { selector: `Property[key.name=${painted}] > Literal[value=${named}]`, message: useTheme },
  {
    selector: `Property[key.name=${painted}] > TemplateLiteral > TemplateElement[value.raw=${named}]`,
    message: useTheme,
  },
];

/** Colours in the attributes and inline styles of components. @type {Restriction[]} */
export const coloursInMarkup = [
  { selector: `JSXAttribute > Literal[value=${written}]`, message: useTheme },
  ...coloursOfTheTheme.map(({ selector, message }) => ({
    selector: `JSXAttribute[name.name='style'] ${selector}`,
    message,
  })),
  {
    selector: `JSXAttribute[name.name=/^(fill|stroke|color)$/] > Literal[value=${named}]`,
    message: useTheme,
  },
];

const useWidgets =
  'Tables and charts come from @litometr/analytics-widgets: theirs are read, printed and exported.';

/** The app renders no table and no chart of its own. @type {Restriction[]} */
export const noOwnWidgets = [
  {
    selector: 'JSXOpeningElement[name.name=/^(table|thead|tbody|tr|td|canvas|svg|path|polyline)$/]',
    message: useWidgets,
  },
];
