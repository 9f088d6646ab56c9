import { configureGlobal } from 'fast-check';

/**
 * A run of CI meets the same random cases as the run before: a commit fails for what it changed.
 * New cases are found by `npm run test:full`, which prints the seed of one that fails.
 */
if (process.env['LITOMETR_TEST_FULL'] !== '1') configureGlobal({ seed: 20_261_126 });
