import type { ComponentProps } from 'react';

/**
 * The crown as a solid mark: five bars of a chart under the points, cut out of one silhouette, so
 * that it is both at once and stays whole at 16 px.
 */
export function CrownMark(props: ComponentProps<'svg'>) {
  return (
    <svg
      {...props}
      viewBox="0 0 32 32"
      fill="currentColor"
      stroke="currentColor"
      strokeWidth="1.2"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M3.6 9.4 7.8 12.8V23H5.5zM10.2 12.9 12.4 9.9V23H10.2zM14.8 6.6 16 4.8 17.2 6.6V23H14.8zM19.6 9.9 21.8 12.9V23H19.6zM24.2 12.8 28.4 9.4 26.5 23H24.2zM5.3 26.8H26.7V27.8H5.3z" />
    </svg>
  );
}
