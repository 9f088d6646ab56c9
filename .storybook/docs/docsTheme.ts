import { defaultPreset } from '@litometr/ui/preset';
import { vars } from '@litometr/ui/theme';
import { create, type ThemeVars } from 'storybook/theming';
import type { themes } from '../globals.ts';
import { paper } from '../presets/paper.ts';

type Theme = keyof typeof themes;

const built = new Map<Theme, ThemeVars>();

function build(theme: Theme): ThemeVars {
  const scheme = theme.includes('dark') ? 'dark' : 'light';
  const { color } = (theme.startsWith('paper') ? paper : defaultPreset)[scheme];
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
 * Storybook computes with them, so it gets values and not variables.
 */
export function docsTheme(theme: Theme): ThemeVars {
  const known = built.get(theme);
  if (known) return known;
  const values = build(theme);
  built.set(theme, values);
  return values;
}
