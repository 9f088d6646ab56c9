import { runStep } from '../run/steps.ts';
import { table } from './tables.ts';

/**
 * The import that is killed at twenty random moments, of which `npm test` tries four. A test, not a
 * measurement: it stands here because it takes minutes. Throws with its output when it fails.
 */
export async function measureKills(): Promise<{ seconds: number }> {
  const { ok, output, seconds } = await runStep({
    name: 'kills',
    command: ['vitest', 'run', '--project', 'server', 'crashAnywhere'],
    env: { LITOMETR_TEST_FULL: '1' },
  });
  if (!ok) throw new Error(`A killed import did not leave the last good state:\n${output}`);
  const rows = [['lost nothing, was seen whole or not at all', seconds.toFixed(1)]];
  console.log(table(['an import killed at twenty random moments', 'seconds'], rows));
  return { seconds };
}
