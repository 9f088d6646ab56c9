import type { ComponentProps } from 'react';

/**
 * The crown as a solid mark: five bars of a chart under the points, cut out of one silhouette, so
 * that it is both at once and stays whole at 16 px.
 */
export function CrownMark(props: ComponentProps<'svg'>) {
  return (
    <svg {...props} viewBox="0 0 32 32" fill="currentColor" aria-hidden="true" focusable="false">
      <path d="M4 27.5c0-.8.7-1.5 1.5-1.5h21c.8 0 1.5.7 1.5 1.5s-.7 1.5-1.5 1.5h-21c-.8 0-1.5-.7-1.5-1.5Z" />
      <path d="M3.2 9.6c-.2-1 .9-1.7 1.7-1.1L8 10.9v12.6H5.7c-.6 0-1.1-.4-1.2-1L3.2 9.6Z" />
      <path d="m9.6 12.1.3.2c.5.4 1.2.3 1.6-.3l.9-1.4v12.9H9.6V12.1Z" />
      <path d="m14 8.1 1.1-1.7c.4-.7 1.4-.7 1.8 0L18 8.1v15.4h-4V8.1Z" />
      <path d="m19.6 10.6.9 1.4c.4.6 1.1.7 1.6.3l.3-.2v11.4h-2.8V10.6Z" />
      <path d="m24 10.9 3.1-2.4c.8-.6 1.9.1 1.7 1.1l-1.3 12.9c-.1.6-.6 1-1.2 1H24V10.9Z" />
    </svg>
  );
}
