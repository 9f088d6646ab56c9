/**
 * `npm run screens`: photographs every page of the product in four looks (light, dark, phone, Persian)
 * and writes a contact sheet to `.cache/screens/index.html`, to be looked at before a release.
 *
 * - `npm run screens -- --readme` renews the pictures of README in `docs/screens` instead.
 * - Words choose the pages whose address has one of them: `npm run screens -- genre-stats profile`.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildDashboard } from '../build/dashboard.ts';
import { publicRoutes, signedInRoutes, viewsOf } from '../e2e/crawl/routes.ts';
import { startProduct, temporaryFolder } from '../e2e/product.ts';
import { launchBrowser } from '../run/browser.ts';
import { root } from '../run/paths.ts';
import { type SheetRow, writeContactSheet } from './contactSheet.ts';
import { readmeScreens, screenLooks } from './looks.ts';
import { openPhotographer } from './photographer.ts';

const args = process.argv.slice(2);
const isForReadme = args.includes('--readme');
const words = args.filter((arg) => !arg.startsWith('--'));
const unknown = args.filter((arg) => arg.startsWith('--') && arg !== '--readme');
if (unknown.length > 0) {
  console.error(`There is no option ${unknown.join(', ')}. The only one is --readme.`);
  process.exit(2);
}

const isChosen = (path: string): boolean =>
  words.length === 0 || words.some((word) => path.includes(word));
const publicPaths = publicRoutes.flatMap(([path]) => [path, ...viewsOf(path)]).filter(isChosen);
const ownPaths = signedInRoutes.filter(isChosen);
if (!isForReadme && publicPaths.length + ownPaths.length === 0) {
  console.error(`No page has ${words.join(' or ')} in its address.`);
  process.exit(2);
}

const fileOf = (path: string): string =>
  `${path.replaceAll(/[^\p{L}\d]+/gu, '-').replace(/^-|-$/g, '') || 'home'}.png`;

await buildDashboard();
const data = temporaryFolder();
const [product, browser] = await Promise.all([
  startProduct({ dataFolder: data.path }),
  launchBrowser(),
]);
try {
  if (isForReadme) await photographReadme();
  else await photographAll();
} finally {
  await browser.close();
  await product.stop();
  data.remove();
}

async function photographReadme(): Promise<void> {
  const folder = join(root, 'docs/screens');
  await mkdir(folder, { recursive: true });
  for (const look of screenLooks) {
    const path = readmeScreens[look.name];
    if (path === undefined) continue;
    const photographer = await openPhotographer(browser, product.address, look);
    await photographer.shoot(path, join(folder, `${look.name}.png`), false);
    await photographer.close();
    console.log(`docs/screens/${look.name}.png  ${path}`);
  }
}

/** One page that cannot be shown is named in the sheet and does not stop the others. */
async function photographAll(): Promise<void> {
  const folder = join(root, '.cache/screens');
  const files = new Map<string, Record<string, string | null>>();
  const failures: string[] = [];
  for (const look of screenLooks) {
    await mkdir(join(folder, look.name), { recursive: true });
    const photographer = await openPhotographer(browser, product.address, look);
    const photograph = async (path: string) => {
      const file = `${look.name}/${fileOf(path)}`;
      const isShown = await photographer.shoot(path, join(folder, file), true).then(
        () => true,
        (error: unknown) => {
          failures.push(`${path} (${look.name}): ${String(error)}`);
          return false;
        },
      );
      files.set(path, { ...files.get(path), [look.name]: isShown ? file : null });
    };
    for (const path of publicPaths) await photograph(path);
    if (ownPaths.length > 0) await photographer.signIn();
    for (const path of ownPaths) await photograph(path);
    await photographer.close();
    console.log(`${look.name}: ${publicPaths.length + ownPaths.length} pages`);
  }
  const rows: SheetRow[] = [...files].map(([path, of]) => ({ path, files: of }));
  console.log(await writeContactSheet(folder, screenLooks, rows));
  for (const failure of failures) console.error(failure);
  if (failures.length > 0) process.exitCode = 1;
}
