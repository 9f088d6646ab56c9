import { addPresetStyle } from './presetStyles.ts';
import type { ThemeName } from './semantic.ts';

/** Local storage keys of a reader's choices. */
export const themeStorageKeys = { theme: 'theme', prefs: 'prefs' } as const;

/** The preset that ships; its colours need no attribute. */
export const DEFAULT_PRESET = 'litometr';

const PRESET_ATTRIBUTE = 'data-lm-preset';
const classNames = ['light', 'dark', 'contrast'] as const;

/** `light`, `dark`, or the name of a preset: one of `definePreset`, of plain CSS, or `litometr`. */
// The second half preserves the first two as suggestions of an editor.
export type ThemeOrPreset = ThemeName | (string & {});

export interface ThemeOptions {
  /** The scheme to show a preset in. */
  scheme?: ThemeName;
  /** Whether the high-contrast layer is on. */
  contrast?: boolean;
}

export interface ApplyThemeOptions extends ThemeOptions {
  /** The element that gets the classes: `<html>`, or a part of the page. @default document.body */
  element?: HTMLElement;
}

const isScheme = (name: ThemeOrPreset): name is ThemeName => name === 'light' || name === 'dark';

/**
 * Switches the page to a scheme (`light`, `dark`) or to a preset. A scheme leaves the preset alone, a
 * preset the scheme, and both the contrast layer, unless `options` say otherwise. Takes effect at
 * once and needs no React: called before the first render, nothing flashes.
 * @returns a function that restores the theme that the element had before.
 * @example const undo = applyTheme('forest', { scheme: 'dark' });
 */
export function applyTheme(name: ThemeOrPreset, options: ApplyThemeOptions = {}): () => void {
  const { element = document.body, contrast } = options;
  const { classList } = element;
  const previousClasses = classNames.filter((one) => classList.contains(one));
  const previousPreset = element.getAttribute(PRESET_ATTRIBUTE);

  const scheme = isScheme(name) ? name : options.scheme;
  if (scheme !== undefined) {
    classList.remove('light', 'dark');
    classList.add(scheme);
  }
  if (contrast !== undefined) classList.toggle('contrast', contrast);
  if (!isScheme(name)) setPreset(element, name === DEFAULT_PRESET ? null : name);

  return () => {
    classList.remove(...classNames);
    classList.add(...previousClasses);
    setPreset(element, previousPreset);
  };
}

function setPreset(element: HTMLElement, name: string | null): void {
  if (name === null) {
    element.removeAttribute(PRESET_ATTRIBUTE);
    return;
  }
  addPresetStyle(name, element.ownerDocument);
  element.setAttribute(PRESET_ATTRIBUTE, name);
}

export interface ThemeAttributes {
  className: string;
  'data-lm-preset'?: string;
}

/**
 * Returns the attributes of a theme for `<html>` or `<body>` of a page rendered on the server. A
 * preset also needs its style sheet there: `<style>` with `preset.css`, or a file with that text.
 * @example <body {...themeAttributes('forest', { scheme: 'dark' })}>
 */
export function themeAttributes(
  name: ThemeOrPreset,
  { scheme = 'light', contrast = false }: ThemeOptions = {},
): ThemeAttributes {
  const classes = [isScheme(name) ? name : scheme, ...(contrast ? ['contrast'] : [])];
  return {
    className: classes.join(' '),
    ...(!isScheme(name) && name !== DEFAULT_PRESET && { 'data-lm-preset': name }),
  };
}

/**
 * The text of a script for the start of `<body>`. It sets the class of the scheme before the first
 * paint: the stored `theme`, else the system's, else light; the contrast layer from `prefs`
 * (`{"contrast": true}`), else as the system prefers. The app inlines it and the server states its
 * hash, so it is one string and may not be built at run time.
 */
export const themeBootScript =
  '(function(b,m,t,p){' +
  "try{t=localStorage.getItem('theme');p=JSON.parse(localStorage.getItem('prefs'))}catch(e){}" +
  "b.add(t==='light'||t==='dark'?t:m('(prefers-color-scheme: dark)').matches?'dark':'light');" +
  "p=p&&typeof p.contrast==='boolean'?p.contrast:m('(prefers-contrast: more)').matches;" +
  "p&&b.add('contrast')" +
  '})(document.body.classList,function(q){return window.matchMedia?matchMedia(q):{matches:false}})';
