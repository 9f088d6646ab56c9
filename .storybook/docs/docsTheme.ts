import { presets } from '@litometr/ui/preset';
import { vars } from '@litometr/ui/theme';
import { create, type ThemeVars } from 'storybook/theming';
import { paper } from '../presets/paper.css.ts';

const all = { ...presets, paper };

function presetOf(bodyClasses: string): keyof typeof all {
  if (bodyClasses.includes('paper')) return 'paper';
  return bodyClasses.includes('dark') ? 'dark' : 'light';
}

const built = new Map<string, ThemeVars>();

function build(bodyClasses: string): ThemeVars {
  const { scheme, colors } = all[presetOf(bodyClasses)];
  const { color } = colors;
  return create({
    base: scheme,
    fontBase: vars.font.family.text,
    fontCode: vars.font.family.mono,
    colorPrimary: color.action.primary.fill,
    colorSecondary: color.text.link,
    appBg: color.surface.page,
    appContentBg: color.surface.page,
    appPreviewBg: color.surface.page,
    appHoverBg: color.surface.hover,
    appBorderColor: color.border.subtle,
    appBorderRadius: 8,
    textColor: color.text.primary,
    textInverseColor: color.text.inverted,
    textMutedColor: color.text.secondary,
    barTextColor: color.text.secondary,
    barHoverColor: color.text.link,
    barSelectedColor: color.text.link,
    barBg: color.surface.raised,
    buttonBg: color.action.neutral.fill,
    buttonBorder: color.border.strong,
    inputBg: color.surface.sunken,
    inputBorder: color.border.strong,
    inputTextColor: color.text.primary,
    inputBorderRadius: 6,
  });
}

/**
 * Storybook's own pieces on a page of docs (tables, controls, code) in the colours of the preset.
 * Storybook reckons with them, so it gets values and not variables.
 */
export function docsTheme(bodyClasses: string): ThemeVars {
  const known = built.get(bodyClasses);
  if (known) return known;
  const theme = build(bodyClasses);
  built.set(bodyClasses, theme);
  return theme;
}
