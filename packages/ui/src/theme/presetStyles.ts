/** Style sheets of presets made by `definePreset`, by name: `applyTheme` adds them when needed. */
const styles = new Map<string, string>();

interface AddedStyle {
  css: string;
  remove: () => void;
}

const added = new WeakMap<Document, Map<string, AddedStyle>>();

export function registerPresetStyle(name: string, css: string): void {
  styles.set(name, css);
}

/**
 * Adds the style sheet of a preset to the page, in place of an older one of that name. A preset of
 * plain CSS has none.
 */
export function addPresetStyle(name: string, page: Document): void {
  const css = styles.get(name);
  const present = added.get(page) ?? new Map<string, AddedStyle>();
  if (css === undefined || present.get(name)?.css === css) return;
  present.get(name)?.remove();
  present.set(name, { css, remove: addStyleSheet(css, page) });
  added.set(page, present);
}

/**
 * Constructed, so that a Content-Security-Policy needs no exception for it.
 * @returns a function that removes it.
 */
function addStyleSheet(css: string, page: Document): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
