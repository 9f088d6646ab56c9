export { scrollFade } from '../internal/scrollFade.css.ts';
export {
  type ApplyThemeOptions,
  applyTheme,
  type ThemeAttributes,
  type ThemeOptions,
  type ThemeOrPreset,
  themeAttributes,
  themeBootScript,
  themeStorageKeys,
} from './applyTheme.ts';
export { type Breakpoint, breakpoints, media } from './breakpoints.ts';
export { inkOn, supportsInkOn } from './inkOn.ts';
export { layers } from './layers.css.ts';
export type { ThemeName } from './semantic.ts';
export { vars } from './vars.css.ts';
