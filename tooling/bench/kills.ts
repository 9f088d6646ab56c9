import { runStep } from '../run/steps.ts';
import { table } from './tables.ts';

/**
 * Kills imports, uploads, retentions, backups and restores at 100 random moments together, of
 * which `npm test` tries a few. A test, not a measurement: it is here because it takes minutes.
 * Throws with its output when it fails.
 */
export async function measureKills(): Promise<{ kills: number; seconds: number }> {
  const { ok, output, seconds } = await runStep({
    name: 'kills',
    command: ['vitest', 'run', '--project', 'server', 'crashAnywhere'],
    env: { LITOMETR_TEST_FULL: '1' },
  });
  if (!ok) throw new Error(`A killed operation did not leave the last good state:\n${output}`);
  const kills = 100;
  const rows = [['lost nothing, were seen whole or not at all', String(kills), seconds.toFixed(1)]];
  const what = 'imports, uploads, retentions, backups and restores';
  console.log(table([what, 'kills', 'seconds'], rows));
  return { kills, seconds };
}
