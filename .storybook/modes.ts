import type { themes } from './globals.ts';

/** The toolbar's choices for one of Chromatic's pictures, and the width of the page. */
interface Mode {
  theme: keyof typeof themes;
  direction: 'ltr' | 'rtl';
  viewport: { width: number; height: number };
}

const sides = ['ltr', 'rtl'] as const;
const viewports = {
  phone: { width: 320, height: 740 },
  desktop: { width: 1280, height: 800 },
} as const;

const product = (['light', 'dark'] as const).flatMap((theme) =>
  sides.flatMap((direction) =>
    (['phone', 'desktop'] as const).map((name): [string, Mode] => [
      `${theme} ${direction} ${name}`,
      { theme, direction, viewport: viewports[name] },
    ]),
  ),
);

const others = (['light contrast', 'dark contrast', 'paper', 'paper dark'] as const).map(
  (theme): [string, Mode] => [theme, { theme, direction: 'ltr', viewport: viewports.desktop }],
);

/** Every story is photographed in both themes, both directions and two widths; once in the others. */
export const modes: Readonly<Record<string, Mode>> = Object.fromEntries([...product, ...others]);
