/**
 * Makes what the stories look like now the agreed look: `node tooling/visual/updateSnapshots.ts`
 * on a built Storybook (`npx storybook build`), or with LITOMETR_STORYBOOK_URL on a running one.
 * Look at the changed pictures before they are committed.
 */
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { agree, baselineFolder, clearResults, keepVersion, strayOf } from './baselines.ts';
import { withSession } from './session.ts';

const changed = await withSession(async ({ version, shootAll }) => {
  const photos = await shootAll();
  await keepVersion(version);
  await clearResults();
  const stray = existsSync(baselineFolder) ? strayOf(await readdir(baselineFolder), photos) : [];
  await Promise.all(stray.map((file) => rm(join(baselineFolder, file))));
  const news = await Promise.all(photos.map(agree));
  return { photos: photos.length, changed: news.filter(Boolean).length, gone: stray.length };
});
console.log(
  `${changed.photos} pictures: ${changed.changed} changed or new, ${changed.gone} taken away.`,
);
