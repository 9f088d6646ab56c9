import { type ReactNode, useRef } from 'react';
import { useOverflows } from '../../internal/useOverflows.ts';
import * as css from './Dialog.css.ts';

/** The part that scrolls; the keyboard reaches it when it does. */
export function DialogBody({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const overflows = useOverflows(body);
  return (
    <div ref={body} className={css.body} tabIndex={overflows ? 0 : undefined}>
      {children}
    </div>
  );
}
