/** Of the style sheet inside a page that the server rendered. */
export const STYLES_ID = 'styles';

/** The style sheet inside the page; null where the page links to it (development, static build). */
export const stylesOfPage = (): string | null =>
  document.getElementById(STYLES_ID)?.textContent ?? null;
