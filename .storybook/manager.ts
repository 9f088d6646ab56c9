import { addons } from 'storybook/manager-api';
import { create, type ThemeVars } from 'storybook/theming';
// The manager is bundled without the condition of sources and without a compiler of styles.
import { schemes } from '../packages/ui/src/theme/schemes.ts';

const CROWN =
  'M3.6 9.4 7.8 12.8V23H5.5zM10.2 12.9 12.4 9.9V23H10.2zM14.8 6.6 16 4.8 17.2 6.6V23H14.8zM19.6 9.9 21.8 12.9V23H19.6zM24.2 12.8 28.4 9.4 26.5 23H24.2zM5.3 26.8H26.7V27.8H5.3z';

/** The crown and the name of the product, as the address of a picture. */
function logo(mark: string, text: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="150" height="32" viewBox="0 0 150 32"><path d="${CROWN}" fill="${mark}" stroke="${mark}" stroke-width="1.2" stroke-linejoin="round"/><text x="40" y="22" font-family="Literata, Georgia, 'Times New Roman', serif" font-size="20" font-weight="600" fill="${text}">Литометр</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The frame of Storybook in the colours of the product. */
function managerTheme(scheme: 'light' | 'dark'): ThemeVars {
  const { color } = schemes[scheme];
  return create({
    base: scheme,
    brandTitle: 'Литометр',
    brandUrl: './?path=/docs/welcome--docs',
    brandTarget: '_self',
    brandImage: logo(color.action.mark, color.text.primary),
    fontBase: 'Inter, system-ui, -apple-system, "Segoe UI", sans-serif',
    colorPrimary: color.action.primary.fill,
    colorSecondary: color.action.primary.fill,
    appBg: color.surface.page,
    appContentBg: color.surface.raised,
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
    inputBg: color.surface.raised,
    inputBorder: color.border.strong,
    inputTextColor: color.text.primary,
    inputBorderRadius: 6,
  });
}

const dark = matchMedia('(prefers-color-scheme: dark)');
const applyScheme = () =>
  addons.setConfig({ theme: managerTheme(dark.matches ? 'dark' : 'light') });

applyScheme();
dark.addEventListener('change', applyScheme);
