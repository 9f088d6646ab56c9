export {
  type Navigate,
  UiProvider,
  type UiProviderProps,
  useShowsAdultCovers,
  useUiStrings,
} from './UiProvider.tsx';
export type { UiStrings } from './UiStrings.ts';
