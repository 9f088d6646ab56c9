export { type Navigate, UiProvider, type UiProviderProps, useUiStrings } from './UiProvider.tsx';
export type { UiStrings } from './UiStrings.ts';
