/**
 * Returns the page's own fonts among some family lists as `@font-face` rules with embedded files,
 * since a picture cannot fetch them. Includes only the parts of a font that the page has loaded.
 * Empty where the page has none: the reader's system fonts are used then.
 */
export async function embeddedFaces(families: ReadonlySet<string>): Promise<string> {
  const wanted = new Set([...families].flatMap((list) => list.split(',')).map(unquoted));
  const loaded = new Set(
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map((face) => `${unquoted(face.family)} ${face.unicodeRange}`),
  );
  const rules = [...document.styleSheets].flatMap((sheet) => facesOf(sheet));
  const used = rules.filter(({ style }) => {
    const name = unquoted(style.getPropertyValue('font-family'));
    const range = style.getPropertyValue('unicode-range') || 'U+0-10FFFF';
    return wanted.has(name) && loaded.has(`${name} ${range}`);
  });
  return (await Promise.all(used.map(embedded))).join('\n');
}

const unquoted = (name: string): string => name.trim().replaceAll(/^["']|["']$/g, '');

/**
 * Returns the font rules of a style sheet, including those in layers. Style sheets of other origins
 * do not expose their rules.
 */
function facesOf(sheet: CSSStyleSheet): CSSFontFaceRule[] {
  const walk = (rules: CSSRuleList): CSSFontFaceRule[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSFontFaceRule) return [rule];
      return rule instanceof CSSGroupingRule || rule instanceof CSSLayerBlockRule
        ? walk(rule.cssRules)
        : [];
    });
  const isOurs = sheet.href === null || new URL(sheet.href).origin === window.location.origin;
  return isOurs ? walk(sheet.cssRules) : [];
}

async function embedded({ style, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const address = /url\(["']?([^"')]+)["']?\)/.exec(style.getPropertyValue('src'))?.[1];
  if (address === undefined) return '';
  const url = new URL(address, parentStyleSheet?.href ?? document.baseURI);
  const answer = await fetch(url);
  if (!answer.ok) {
    throw new Error(
      `The face ${url.pathname} could not be put into the picture: the server answered ${answer.status}. Load the page again and retry.`,
    );
  }
  const descriptors = ['font-family', 'font-weight', 'font-style', 'unicode-range']
    .map((name) => [name, style.getPropertyValue(name)] as const)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}:${value}`);
  const data = await dataUrl(await answer.blob());
  return `@font-face{${descriptors.join(';')};src:url(${data}) format("woff2")}`;
}

function dataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      if (typeof reader.result === 'string') resolve(reader.result);
    };
    reader.onerror = () => reject(reader.error ?? new Error('A face could not be read.'));
    reader.readAsDataURL(file);
  });
}
