import type { ReactNode } from 'react';

/** In attributes MDX reads no Markdown: what stands between backticks is shown as code here. */
export function withCode(text: ReactNode): ReactNode {
  if (typeof text !== 'string') return text;
  return text.split('`').map((piece, index) => {
    // Pieces of one sentence never change their order, and every second stood between backticks.
    const isCode = index % 2 === 1;
    return isCode ? <code key={index}>{piece}</code> : piece;
  });
}
