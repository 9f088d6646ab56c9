/** For a portal's own colours, in a `*.css.ts` file of its own: no part of a page loads this door. */
export { definePreset, type Preset, type PresetColors, presets } from '../theme/preset.ts';
