/**
 * Compares the chosen stories of the built Storybook with their agreed pictures, pixel by pixel,
 * and proves that the comparison sees a token that is one step off. The output ends with each picture
 * that is wrong and `N passed, N failed`.
 */
import { relative } from 'node:path';
import { root } from '../run/paths.ts';
import { type Failure, verdict } from '../storybook/verdict.ts';
import { baselineVersion, clearResults, difference, resultFolder, review } from './baselines.ts';
import { shootChanged, type TokenChange } from './camera.ts';
import { type Session, withSession } from './session.ts';

const UPDATE = 'node tooling/visual/updateSnapshots.ts';

/** Steps of the scales in packages/ui/src/theme: a colour to its neighbour, a space to the next. */
const steps: (TokenChange & { story: string; what: string })[] = [
  { what: 'the blue', story: 'ui-actions-button--variants', from: '#154ec1', to: '#1f52be' },
  { what: 'a hairline', story: 'ui-layout-card--paddings', from: '#dee5f2', to: '#d5dae1' },
  { what: 'the page', story: 'ui-text-text--scale', from: '#f4f6f8', to: '#f1f4fa' },
  { what: 'a space', story: 'ui-actions-button--variants', from: '12px', to: '16px' },
  { what: 'a radius', story: 'ui-actions-button--variants', from: '6px', to: '8px' },
];

const major = (version: string) => version.split('.')[0];

/** @throws where pictures of one browser would be compared with those of another. */
function checkVersion(version: string): void {
  const agreed = baselineVersion();
  if (agreed !== null && major(agreed) === major(version)) return;
  const why =
    agreed === null
      ? 'There are no agreed pictures yet.'
      : `The agreed pictures were taken by Chromium ${agreed}; this one is ${version}, and renders text differently.`;
  throw new Error(
    `${why} Nothing was compared. On a commit whose look is right, run \`${UPDATE}\`, look at ` +
      'the pictures and commit them; or set LITOMETR_VISUAL=off to go without this suite here.',
  );
}

async function seesSteps({ url, openPage }: Session): Promise<Failure[]> {
  const page = await openPage();
  const unseen: Failure[] = [];
  for (const { what, story, ...change } of steps) {
    const { before, after } = await shootChanged(page, url, story, change);
    if (difference(before, after) === null) {
      const message = `${what} changed from ${change.from} to ${change.to} and was not seen`;
      unseen.push({ name: story, message });
    }
  }
  return unseen;
}

if (process.env['LITOMETR_VISUAL'] === 'off') {
  console.log('LITOMETR_VISUAL=off: pictures are not compared on this machine.');
  console.log('0 passed, 0 failed');
  process.exit(0);
}

const { failures, count } = await withSession(async (session) => {
  checkVersion(session.version);
  await clearResults();
  const photos = await session.shootAll();
  const reviews = await Promise.all(photos.map(review));
  const unseen = await seesSteps(session);
  return {
    failures: [...reviews.filter((found) => found !== null), ...unseen],
    count: photos.length + steps.length,
  };
});

if (failures.length > 0) {
  console.log(
    `What was seen and where it differs lies in ${relative(root, resultFolder)}. ` +
      `If the new look is meant, run \`${UPDATE}\` and commit the pictures.`,
  );
}
console.log(verdict(count - failures.length, failures));
process.exit(failures.length === 0 ? 0 : 1);
