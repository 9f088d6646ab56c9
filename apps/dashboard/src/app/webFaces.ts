import type { createBrowserRouter } from 'react-router-dom';
import { whenIdle } from '../page/whenIdle.ts';
import { savesData } from './savesData.ts';

/** Where the built page keeps the rules of the web faces, switched off; see `tooling/build/webFaces.ts`. */
const SHEET = 'web-faces';
/** Under which it is kept that this browser has the files. */
const KEPT = 'web-faces';
const LOADED = '1';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** The rules that are left out of a first visit; none where the page has them switched on. */
function rulesAhead(): CSSFontFaceRule[] {
  const element = document.getElementById(SHEET);
  if (!(element instanceof HTMLStyleElement) || element.media === 'all') return [];
  return [...(element.sheet?.cssRules ?? [])].filter((rule) => rule instanceof CSSFontFaceRule);
}

async function load({ style }: CSSFontFaceRule): Promise<FontFace> {
  const of = (property: string) => style.getPropertyValue(property);
  const family = of('font-family').replaceAll(/^["']|["']$/g, '');
  return new FontFace(family, of('src'), {
    weight: of('font-weight'),
    style: of('font-style'),
    unicodeRange: of('unicode-range'),
  }).load();
}

/**
 * A first visit is read in the system's faces, drawn to the same measure: the web faces are a fifth
 * of its bytes. They come when the browser has nothing else to do, dress the next page that the
 * reader goes to, and every visit after. Who saves data reads on without.
 */
export function fetchWebFaces(router: Router): void {
  const rules = rulesAhead();
  if (rules.length === 0 || savesData()) return;
  const fetchAll = async () => {
    // A language's own faces: its family stands in the page's list of families.
    const { fontFamily } = getComputedStyle(document.body);
    const isFar = (rule: CSSFontFaceRule) =>
      rule.style.getPropertyValue('src').includes('arabic') &&
      !fontFamily.includes(rule.style.getPropertyValue('font-family').replaceAll('"', ''));
    const faces = await Promise.all(rules.filter((rule) => !isFar(rule)).map(load));
    localStorage.setItem(KEPT, LOADED);
    const { pathname } = router.state.location;
    const end = router.subscribe(({ location }) => {
      if (location.pathname === pathname) return;
      end();
      for (const face of faces) document.fonts.add(face);
    });
  };
  // Not told to anybody: the page is whole without them, and the next visit tries again.
  whenIdle(() => void fetchAll().catch(() => undefined));
}
