import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** The languages of the product, as the dashboard's build names them; the first is the default. */
export const pageLocales = ['ru', 'en', 'es', 'fa', 'pt-BR', 'zh-CN'] as const;
export type PageLocale = (typeof pageLocales)[number];

const pageText = z.object({
  title: z.string(),
  heading: z.string(),
  description: z.string(),
  /** With `{name}` for the name of what the page is about; without it the title says its kind. */
  named: z.optional(z.object({ title: z.string(), heading: z.string() })),
});
export type PageText = z.infer<typeof pageText>;

const builtPage = z.object({
  path: z.string(),
  texts: z.record(z.enum(pageLocales), pageText),
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  calls: z.array(z.string()),
});
export type BuiltPage = z.infer<typeof builtPage>;

/** The built dashboard's routes; none where an older build, or none, lies there. */
export function readBuiltPages(folder: string): BuiltPage[] {
  let text: string;
  try {
    text = readFileSync(join(folder, 'pages.json'), 'utf8');
  } catch {
    return []; // the page is sent as it was built: it only takes longer
  }
  return z.parse(z.array(builtPage), JSON.parse(text));
}

export interface MatchedPage {
  page: BuiltPage;
  /** The id of the path; null where it has none. */
  id: string | null;
}

const ID = ':id';

/** The path of a page, the same for every way of writing it: with a slash at the end, or two. */
export const pathOf = ({ page, id }: MatchedPage): string => page.path.replace(ID, id ?? '');

/** The route of a path; null for paths that are no public page. Ids are digits (decision 14). */
export function matchPage(pages: readonly BuiltPage[], path: string): MatchedPage | null {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  const exact = pages.find((page) => page.path === plain);
  if (exact !== undefined) return { page: exact, id: null };
  const [, parent, id] = /^(.*\/)([0-9]{1,15})$/.exec(plain) ?? [];
  if (parent === undefined || id === undefined) return null;
  const page = pages.find((each) => each.path === parent + ID);
  return page === undefined ? null : { page, id };
}
