import { type Command, InvalidArgumentError } from 'commander';
import type { OldMonths } from '../measurements/retention.ts';
import { say, withOperations } from './withOperations.ts';

const count = new Intl.NumberFormat('en');

function months(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new InvalidArgumentError('Takes a whole number of months from 1.');
}

export function addRetentionCommand(program: Command): void {
  program
    .command('retention')
    .description(
      'Shows which whole months of snapshots, ranks and awards are older than the given number of months, and deletes them with --yes. Books, authors and chapters stay.',
    )
    .requiredOption('--months <number>', 'whole months to keep before the current one', months)
    .option('--yes', 'take them away; without it nothing is changed', false)
    .action((options: { months: number; yes: boolean }) =>
      withOperations(async (operations) => {
        const found = await operations.retention({ months: options.months, drop: options.yes });
        if (found.length === 0) say('No month is older than that.');
        for (const old of found) say(describe(old));
        if (found.length > 0) {
          say(options.yes ? 'They were deleted.' : 'Nothing was changed: --yes deletes them.');
        }
      }),
    );
}

function describe({ portal, months: old, rows }: OldMonths): string {
  const last = old.length > 1 ? ` to ${dashed(old.at(-1))}` : '';
  return `${portal}: ${dashed(old[0])}${last}, ${count.format(rows)} rows`;
}

/** `202603` → `2026-03` */
function dashed(month = ''): string {
  return `${month.slice(0, 4)}-${month.slice(4)}`;
}
