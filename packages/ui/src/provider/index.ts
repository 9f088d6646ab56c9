export { OverlayPlace, type OverlayPlaceProps } from './OverlayPlace.tsx';
export {
  type Navigate,
  UiProvider,
  type UiProviderProps,
  useClientLink,
  useShowsAdultCovers,
  useUiLocale,
  useUiStrings,
} from './UiProvider.tsx';
export type { UiStrings } from './UiStrings.ts';
