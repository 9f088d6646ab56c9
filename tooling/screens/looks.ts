/** How a visitor sees the product. */
export interface ScreenLook {
  name: string;
  locale: string;
  theme: 'light' | 'dark';
  /** Width and height of the window, in pixels. */
  width: number;
  height: number;
}

/** The looks in which every page is looked at before a release. */
export const screenLooks: readonly ScreenLook[] = [
  { name: 'light', locale: 'ru', theme: 'light', width: 1440, height: 900 },
  { name: 'dark', locale: 'ru', theme: 'dark', width: 1440, height: 900 },
  { name: 'phone', locale: 'ru', theme: 'light', width: 375, height: 812 },
  { name: 'persian', locale: 'fa', theme: 'dark', width: 1440, height: 900 },
];

/** The pages that README shows, one in each look. */
export const readmeScreens: Readonly<Record<string, string>> = {
  light: '/portals/litnet/global-top',
  dark: '/portals/litnet/detailed-trends',
  phone: '/portals/litnet/bestsellers',
  persian: '/portals/litnet/genre-stats',
};
