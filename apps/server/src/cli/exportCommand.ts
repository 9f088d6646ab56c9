import { day, portalSlug } from '@litometr/api-contract';
import { portalSlugs } from '@litometr/domain';
import { Argument, type Command, InvalidArgumentError } from 'commander';
import { resolveUserPath } from './resolveUserPath.ts';
import { say, withOperations } from './withOperations.ts';

interface Options {
  from?: string;
  to?: string;
  force: boolean;
}

function dayOf(text: string): string {
  const parsed = day.safeParse(text);
  if (parsed.success) return parsed.data;
  throw new InvalidArgumentError('A day is written YYYY-MM-DD.');
}

export function addExportCommand(program: Command): void {
  program
    .command('export')
    .description(
      "Writes a portal's imported data as a snapshot bundle that imports to the same answers. What a book was called or cost at earlier captures is only in a backup.",
    )
    .addArgument(new Argument('<portal>').choices(portalSlugs))
    .argument('<target>', 'a folder, or a path that ends with .zip')
    .option('--from <day>', 'readings, places and awards from this day on', dayOf)
    .option('--to <day>', 'readings, places and awards up to this day', dayOf)
    .option('--force', 'replace what stands there', false)
    .action((portal: string, target: string, { from, to, force }: Options) =>
      withOperations(async (operations) => {
        await operations.export({
          portal: portalSlug.parse(portal),
          path: resolveUserPath(target),
          from: from ?? null,
          to: to ?? null,
          force,
        });
        say(`${target}: ${portal} as a snapshot bundle.`);
      }),
    );
}
