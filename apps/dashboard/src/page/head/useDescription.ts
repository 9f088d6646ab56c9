import { useEffect } from 'react';

/** Sets the lead of the page as the document's meta description. */
export function useDescription(text: string | undefined): void {
  useEffect(() => {
    if (text === undefined) return;
    document.querySelector('meta[name="description"]')?.setAttribute('content', text);
  }, [text]);
}
