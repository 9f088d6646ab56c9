import type { ComponentProps } from 'react';

type Drawing = ComponentProps<'svg'>;

/**
 * ▲ and ▼ of a change, vertically centred on digits at any size. Without the wrappers of the other
 * icons, which support strokes of any width: a table shows dozens of these.
 */
export const Rise = (props: Drawing) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: Icon hides it or names it
  <svg viewBox="0 0 24 24" {...props} fill="currentColor" stroke="none">
    <path d="M10.9 6.2a1.3 1.3 0 0 1 2.2 0l6.3 10.1a1.3 1.3 0 0 1-1.1 2H5.7a1.3 1.3 0 0 1-1.1-2z" />
  </svg>
);

export const Fall = (props: Drawing) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: Icon hides it or names it
  <svg viewBox="0 0 24 24" {...props} fill="currentColor" stroke="none">
    <path d="M13.1 17.8a1.3 1.3 0 0 1-2.2 0L4.6 7.7a1.3 1.3 0 0 1 1.1-2h12.6a1.3 1.3 0 0 1 1.1 2z" />
  </svg>
);
