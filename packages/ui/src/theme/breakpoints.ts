/** Widths of the viewport in CSS pixels at which a layout may change. One set for CSS and code. */
export const breakpoints = { xs: 0, sm: 320, md: 640, lg: 1024, xl: 1440 } as const;

export type Breakpoint = keyof typeof breakpoints;

/** Media conditions for `@media` and `matchMedia`. */
export const media = {
  /** From this breakpoint up. */
  up: (name: Breakpoint) => `(min-width: ${breakpoints[name]}px)`,
  /** Below this breakpoint, fractional widths included. */
  below: (name: Breakpoint) => `(max-width: ${breakpoints[name] - 0.02}px)`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  hover: '(hover: hover)',
} as const;
