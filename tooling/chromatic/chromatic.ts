/** `npm run chromatic`: publishes the built Storybook, only where a token is given. */
import { runSteps } from '../run/steps.ts';

if ((process.env['CHROMATIC_PROJECT_TOKEN'] ?? '') === '') {
  console.log('Nothing was published: CHROMATIC_PROJECT_TOKEN is not set.');
  process.exit(0);
}
const [result] = await runSteps([
  {
    name: 'chromatic',
    command: ['chromatic', '--storybook-build-dir', 'storybook-static', '--exit-zero-on-changes'],
    live: true,
  },
]);
process.exit(result?.ok === true ? 0 : 1);
