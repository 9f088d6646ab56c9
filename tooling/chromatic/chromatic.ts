/** `npm run chromatic`: publishes the built Storybook, only where a token is given. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/paths.ts';
import { runSteps } from '../run/steps.ts';

if ((process.env['CHROMATIC_PROJECT_TOKEN'] ?? '') === '') {
  console.log(
    'Nothing was published: CHROMATIC_PROJECT_TOKEN is not set. Give it the token of the Chromatic project.',
  );
  process.exit(0);
}
if (!existsSync(join(root, 'storybook-static/index.json'))) {
  console.error(
    'There is nothing to publish: storybook-static/index.json is missing. Run `npm run build` first.',
  );
  process.exit(1);
}
const [result] = await runSteps([
  {
    name: 'chromatic',
    command: ['chromatic', '--storybook-build-dir', 'storybook-static', '--exit-zero-on-changes'],
    live: true,
  },
]);
process.exit(result?.ok === true ? 0 : 1);
