/** Sheets on their way, by their files; one that did not come is asked for anew by the next part. */
const coming = new Map<string, Promise<void>>();
/** Ends when what may come in has come in. */
let turn: Promise<unknown> = Promise.resolve();

const isSheet = (file: string) => file.endsWith('.css');

/** What the page names of a kind. Links stand in its head and behind its root, which is long and has none. */
const named = (rel: string): ReadonlySet<string | null> =>
  new Set(
    [...document.head.children, ...document.body.children]
      .filter((each) => each instanceof HTMLLinkElement && each.rel === rel)
      .map((link) => link.getAttribute('href')),
  );

/** Into the browser's cache, whole. */
async function fetched(href: string): Promise<void> {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`The styles ${href} were answered with ${answer.status}.`);
  await answer.arrayBuffer();
}

function linkTo(href: string, rel: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  // As the files of the page itself are asked for: asked otherwise, they would come twice.
  link.crossOrigin = '';
  link.href = href;
  return link;
}

/** Puts a sheet behind all others; the link of one that does not come is taken away again. */
function putIn(href: string): Promise<void> {
  const link = linkTo(href, 'stylesheet');
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`The styles ${href} did not come.`));
    });
    document.head.append(link);
  });
}

/**
 * Sheets of a part, in their order: fetched together, put in one behind the other. Not by a link that
 * preloads them: one that failed without a network Chromium fails again, and asks for nothing.
 */
async function bring(hrefs: readonly string[]): Promise<void> {
  await Promise.all(hrefs.map(fetched));
  const own = turn.then(async () => {
    for (const href of hrefs) await putIn(href);
  });
  turn = own.catch(() => undefined);
  await own;
}

/**
 * Loads a part of the app that has a file of its own, with the files that it stands on. The build
 * calls it for each `import()`, in the place of the bundler's own function
 * (`tooling/build/partLoader.ts`).
 *
 * A sheet comes in when it is whole, behind all others. Put in at once, small ones overtake larger
 * ones, and for each that comes between two others the browser lays the whole page out anew.
 *
 * @param files scripts and sheets, without the leading slash; those that are here already among them
 * @throws Error when a sheet does not come; the next call asks for it again
 */
export async function loadPart<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  const hrefs = files.map((file) => import.meta.env.BASE_URL + file);
  const rel = 'modulepreload';
  const ahead = named(rel);
  for (const href of hrefs) {
    if (!isSheet(href) && !ahead.has(href)) document.head.append(linkTo(href, rel));
  }
  const sheets = hrefs.filter((href) => isSheet(href));
  const there = named('stylesheet');
  const own = sheets.filter((href) => !coming.has(href) && !there.has(href));
  if (own.length > 0) {
    const brought = bring(own);
    for (const href of own) coming.set(href, brought);
    const forget = () => {
      for (const href of own) coming.delete(href);
    };
    brought.then(forget, forget);
  }
  await Promise.all(sheets.map(async (href) => coming.get(href)));
  return load();
}
