import type { PresetColors } from './semantic.ts';

export interface Preset {
  readonly name: string;
  /** Every colour and shadow of the scheme, defaults included: for pictures and other libraries. */
  readonly light: PresetColors;
  readonly dark: PresetColors;
  /** The style sheet, for a page rendered on the server or a file. `applyTheme` adds it by itself. */
  readonly css: string;
}
