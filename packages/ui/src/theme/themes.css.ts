import { definePreset, presets } from './preset.ts';

definePreset('light', presets.light);
definePreset('dark', presets.dark);
