import { useEffect } from 'react';

/** The page's answer in a sentence is also what the document says of itself. */
export function useDescription(text: string | undefined): void {
  useEffect(() => {
    if (text === undefined) return;
    document.querySelector('meta[name="description"]')?.setAttribute('content', text);
  }, [text]);
}
