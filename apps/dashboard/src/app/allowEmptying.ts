interface TrustedTypes {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string | null }) => unknown;
}

declare global {
  interface Window {
    /** Of browsers that know the Trusted Types API. */
    trustedTypes?: TrustedTypes;
  }
}

/**
 * The server's policy lets no text become markup. React Aria empties its live region with an empty
 * text, as often as a date or a number is stepped: that makes no markup, and is let through. Any
 * other text is refused as before.
 */
export function allowEmptying(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === '' ? html : null),
  });
}
