import type { ReactNode } from 'react';

/** MDX parses no Markdown in attributes: text between backticks becomes code here. */
export function withCode(text: ReactNode): ReactNode {
  if (typeof text !== 'string') return text;
  return text.split('`').map((piece, index) => {
    // Pieces of one sentence never change their order, and every second was between backticks.
    const isCode = index % 2 === 1;
    return isCode ? <code key={index}>{piece}</code> : piece;
  });
}
