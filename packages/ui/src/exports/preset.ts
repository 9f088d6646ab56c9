/** For a portal's own colours; the main entry does not load this code. */
export { type ContrastIssue, contrastRatio, findContrastIssues } from '../theme/checkTokens.ts';
export { defaultPreset, definePreset, type PresetDefinition } from '../theme/definePreset.ts';
export type { Preset } from '../theme/preset.ts';
export type { PresetColors } from '../theme/semantic.ts';
export type { ScaleTokens, SchemeTokens } from '../theme/tokens.ts';
