import { type BuiltPage, type PageLocale, type PageText, pageLocales } from './builtPages.ts';

/** What a page's HTML is made from. */
export interface PageHtmlInput {
  /** The built `index.html`. */
  template: string;
  /** Null for addresses that are no public page: they are not for searchers. */
  page: BuiltPage | null;
  /** Of the path; null where it has none. */
  id: string | null;
  text: PageText | null;
  locale: PageLocale;
  /**
   * `https://litometr.example`, without a slash at the end; null where it is not configured: then
   * links are relative, and `og:url`, which must be absolute, is left out.
   */
  publicUrl: string | null;
  /** The page's own path, without the query. */
  path: string;
  /** First calls are named only for the plain address: filters ask for other ones. */
  isPlain: boolean;
  /** The page as it was drawn for this address; null where the browser does it alone. */
  drawn: string | null;
  /** The answers to the page's first calls, as one JSON object; null where the browser calls. */
  answers: string | null;
  /** Whether pictures of pages are to be had. */
  canDraw: boolean;
  /** The styles of the page's route, as text: a drawn page is seen before any of its files. */
  styles: string;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for an element or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (letter) => escapes[letter] ?? letter);

const meta = (property: string, content: string) =>
  `<meta property="${property}" content="${escapeHtml(content)}" />`;

/** The default language stands at the plain address, every other at its own. */
export const localeHref = (address: string, locale: PageLocale): string =>
  locale === 'ru' ? address : `${address}?lang=${locale}`;

/** Pages whose main figure a shared link shows: books, authors and the places of lists. */
export const hasPicture = ({ path, calls }: BuiltPage): boolean =>
  /^\/(books|authors)\/:id$/.test(path) || /\/lists\/\w+\/$/.test(calls[0] ?? '');

function picture({ page, locale, publicUrl, path, canDraw, text }: PageHtmlInput): string[] {
  if (page === null || !canDraw || !hasPicture(page)) {
    return ['<meta name="twitter:card" content="summary" />'];
  }
  return [
    meta('og:image', localeHref(`${publicUrl ?? ''}/og${path.replace(/\/$/, '')}.png`, locale)),
    meta('og:image:width', '1200'),
    meta('og:image:height', '630'),
    meta('og:image:type', 'image/png'),
    meta('og:image:alt', text?.title ?? ''),
    '<meta name="twitter:card" content="summary_large_image" />',
  ];
}

/** What searchers and shared links read: the address, its languages, what it shows. */
function aboutPage(input: PageHtmlInput & { text: PageText }): string[] {
  const { text, locale, publicUrl, path } = input;
  const address = escapeHtml((publicUrl ?? '') + path);
  return [
    `<link rel="canonical" href="${localeHref(address, locale)}" />`,
    ...pageLocales.map(
      (each) => `<link rel="alternate" hreflang="${each}" href="${localeHref(address, each)}" />`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${address}" />`,
    meta('og:type', 'website'),
    meta('og:site_name', 'Литометр'),
    meta('og:title', text.title),
    meta('og:description', text.description),
    ...(publicUrl === null ? [] : [meta('og:url', localeHref(publicUrl + path, locale))]),
    meta('og:locale', locale.replace('-', '_')),
    ...picture(input),
  ];
}

/** Styles of the route that the scripts would ask for. */
function styleLinks({ page, drawn }: PageHtmlInput): string[] {
  return (page?.styles ?? []).map((file) =>
    drawn === null
      ? `<link rel="preload" as="style" crossorigin href="${file}" />`
      : // Its text stands in the page; the link tells the scripts that they need not fetch it.
        `<link rel="stylesheet" disabled crossorigin href="${file}" />`,
  );
}

/** Code and first data of the route, so that all loads in one wave. */
function preloads({ page, id, isPlain, answers }: PageHtmlInput): string[] {
  if (page === null) return [];
  const isCalling = isPlain && answers === null;
  const calls = isCalling ? page.calls.map((call) => call.replaceAll(':id', id ?? '')) : [];
  return [
    ...page.scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}" />`),
    ...calls.map(
      (call) =>
        `<link rel="preload" as="fetch" crossorigin="anonymous" href="${escapeHtml(call)}" />`,
    ),
  ];
}

/** The client of the API, as the build names it in the page: for pages that come without answers. */
const CALLING_CODE = /\s*<link rel="modulepreload" data-calls[^>]*>/g;

/** What the page reads first, as data that the app takes (`app/takeAnswers.ts` of the dashboard). */
const answersBlock = (answers: string) =>
  `<script type="application/json" id="first-answers">${answers.replaceAll('<', '\\u003c')}</script>`;

/** The built page's root up to here is its shell; see `tooling/build/prerender.ts`. */
const END_OF_ROOT = '<!--end of root-->';
const ROOT = '<div id="root" data-prerendered>';

/** Puts another content into the page's root; none leaves it to the scripts. */
function withRoot(html: string, content: string, state: string): string {
  const start = html.indexOf(ROOT);
  const end = html.indexOf(END_OF_ROOT);
  if (start === -1 || end === -1) return html; // the page of another build
  const root = `<div id="root" data-prerendered="${state}">${content}</div>`;
  return html.slice(0, start) + root + html.slice(end + END_OF_ROOT.length);
}

/** What the built page's head names of its code. */
const CODE = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;

/**
 * The drawing in the page's root. What it will be replaced by is named behind it: named before, the
 * scripts share the line with the page that is read meanwhile, which then is laid out piece by piece.
 */
function withDrawing(html: string, drawn: string, code: readonly string[]): string {
  const own = [...html.matchAll(CODE)].map(([tag]) => tag.trim());
  const bare = html.replaceAll(CODE, '');
  const place = bare.indexOf(END_OF_ROOT) + END_OF_ROOT.length;
  const whole = bare.slice(0, place) + [...own, ...code].join('\n    ') + bare.slice(place);
  return withRoot(whole, drawn, 'page');
}

/** Replaces the text of the element that has this id. */
function withText(html: string, id: string, text: string): string {
  return html.replace(
    new RegExp(`(<(\\w+)[^>]* id="${id}"[^>]*>)[^<]*(</\\2>)`),
    (_, open: string, _name: string, close: string) => open + escapeHtml(text) + close,
  );
}

/**
 * The built page with what is known of its address: texts for searchers and first paint, and the
 * names of what it will load. Works the same without it, only later.
 */
export function pageHtml(input: PageHtmlInput): string {
  const { template, text, locale, drawn, styles, answers } = input;
  const hasPlace = template.includes(ROOT) && template.includes(END_OF_ROOT);
  const head = [
    ...(text === null
      ? ['<meta name="robots" content="noindex" />']
      : aboutPage({ ...input, text })),
    ...styleLinks(input),
    ...(drawn === null || !hasPlace ? preloads(input) : []),
    ...(drawn === null ? [] : [`<style>${styles}</style>`]),
  ];
  let html = template.replace('</head>', () => `${head.join('\n    ')}\n  </head>`);
  if (answers !== null) {
    html = html
      .replaceAll(CALLING_CODE, '')
      .replace('</body>', () => `${answersBlock(answers)}\n  </body>`);
  }
  if (text !== null) {
    html = html
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(text.title)}</title>`)
      .replace(
        /(<meta\s+name="description"\s+content=")[^"]*(")/,
        (_, before: string, after: string) => before + escapeHtml(text.description) + after,
      );
    html = withText(html, 'first-heading', text.heading);
    html = withText(html, 'first-lead', text.description);
  }
  // The built shell is Russian.
  if (drawn !== null && hasPlace) html = withDrawing(html, drawn, preloads(input));
  else if (locale !== 'ru') html = withRoot(html, '', '');
  if (locale === 'ru') return html;
  return html.replace(
    '<html lang="ru" dir="ltr">',
    `<html lang="${locale}" dir="${locale === 'fa' ? 'rtl' : 'ltr'}">`,
  );
}
