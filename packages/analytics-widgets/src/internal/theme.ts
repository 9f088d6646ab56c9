/**
 * The one door to the theme: styles here are written in its tokens only. It is the theme's own
 * door, because a style that reaches components through `@litometr/ui` makes the compiler of
 * styles lose theirs.
 */
export { inkOn, layers, media, scrollFade, supportsInkOn, vars } from '@litometr/ui/theme';
