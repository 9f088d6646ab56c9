import { applyTheme } from '@litometr/ui/theme';
import {
  directionOf,
  isLocale,
  type Locale,
  localeName,
  locales,
} from '../packages/domain/src/index.ts';

/** The choices of Storybook's toolbar. */

export const themes = {
  light: 'Light',
  dark: 'Dark',
  'light contrast': 'Light, more contrast',
  'dark contrast': 'Dark, more contrast',
  paper: 'Paper (a portal’s own preset)',
  'paper dark': 'Paper, dark',
} as const;

const directions = {
  auto: 'Direction of the language',
  ltr: 'Left to right',
  rtl: 'Right to left',
};

const items = (titles: Readonly<Record<string, string>>) =>
  Object.entries(titles).map(([value, title]) => ({ value, title }));

export const globalTypes = {
  theme: {
    description: 'Theme',
    toolbar: { icon: 'contrast', items: items(themes), dynamicTitle: true },
  },
  locale: {
    description: 'Language',
    toolbar: {
      icon: 'globe',
      items: locales.map((value) => ({ value, title: localeName(value) })),
      dynamicTitle: true,
    },
  },
  direction: {
    description: 'Direction',
    toolbar: { icon: 'transfer', items: items(directions), dynamicTitle: true },
  },
} as const;

export const initialGlobals = { theme: 'light', locale: 'ru', direction: 'auto' } as const;

export interface Chosen {
  theme: keyof typeof themes;
  locale: Locale;
  direction: 'ltr' | 'rtl';
  /**
   * The locale as components get it. Where the toolbar turns a language round, the tag names a
   * script of the wanted direction: keys and placement follow the tag, and so turn with the page.
   */
  tag: string;
}

function turned(locale: Locale, direction: 'ltr' | 'rtl'): string {
  if (directionOf(locale) === direction) return locale;
  return new Intl.Locale(locale, { script: direction === 'rtl' ? 'Arab' : 'Latn' }).toString();
}

const isTheme = (value: unknown): value is keyof typeof themes =>
  typeof value === 'string' && value in themes;

/** Reads the toolbar; what an address states wrongly falls back to the default. */
export function chosen(globals: Record<string, unknown>): Chosen {
  const { theme, locale, direction } = globals;
  const language = isLocale(locale) ? locale : initialGlobals.locale;
  const line = direction === 'rtl' || direction === 'ltr' ? direction : directionOf(language);
  return {
    theme: isTheme(theme) ? theme : initialGlobals.theme,
    locale: language,
    direction: line,
    tag: turned(language, line),
  };
}

/** Puts the choice on the page itself, where presets, faces and overlays look for it. */
export function dressPage({ theme, locale, direction }: Chosen): void {
  applyTheme(theme.startsWith('paper') ? 'paper' : 'litometr', {
    scheme: theme.includes('dark') ? 'dark' : 'light',
    contrast: theme.includes('contrast'),
  });
  document.documentElement.lang = locale;
  document.documentElement.dir = direction;
}
