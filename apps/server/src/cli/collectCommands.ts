import { setTimeout as wait } from 'node:timers/promises';
import {
  type Collector,
  type CollectorProgress,
  type CollectorRun,
  type PortalSlug,
  portalSlug,
} from '@litometr/api-contract';
import { portalSlugs } from '@litometr/domain';
import { Argument, type Command } from 'commander';
import type { Operations } from '../control/operations.ts';
import { exitCodes } from './exitCodes.ts';
import { say, withOperations } from './withOperations.ts';

const portalArgument = () => new Argument('<portal>').choices(portalSlugs);

export function addCollectCommands(program: Command): void {
  program
    .command('collect')
    .description(
      'Reads a portal with its collector, which must be on, and imports the data. Without --once and without a server it continues, with a run whenever the next one is due.',
    )
    .addArgument(portalArgument())
    .option('--once', 'end after one run', false)
    .option(
      '--dry-run',
      'read for a trial: import nothing, leave the bundle to be looked at',
      false,
    )
    .action((portal: string, { once, dryRun }: { once: boolean; dryRun: boolean }) =>
      withOperations(async (operations, server) => {
        const slug = portalSlug.parse(portal);
        const isLast = once || dryRun || server !== null;
        do await collectNow(operations, slug, dryRun);
        while (!isLast && (await nextIsDue(operations, slug)));
      }),
    );
  const collectors = program
    .command('collectors')
    .description('Lists the collectors: their state, the next runs and the rules that bind them.')
    .action(() =>
      withOperations(async (operations) => {
        for (const each of await operations.collectors({ change: null })) say(oneLine(each));
      }),
    );
  collectors
    .command('rules')
    .description('Prints the rules of a collector, with the key that is needed to turn it on.')
    .addArgument(portalArgument())
    .action((portal: string) =>
      withOperations(async (operations) => {
        const all = await operations.collectors({ change: null });
        for (const line of rulesOf(all.find((each) => each.portal === portal))) say(line);
      }),
    );
  collectors
    .command('on')
    .description(
      'Turns a collector on. By doing so you confirm that you have read its rules and are responsible for following them.',
    )
    .addArgument(portalArgument())
    .requiredOption('--agree <key>', 'the key that "collectors rules" shows')
    .action((portal: string, { agree }: { agree: string }) => change(portal, agree));
  collectors
    .command('off')
    .description('Turns a collector off and ends its run.')
    .addArgument(portalArgument())
    .action((portal: string) => change(portal, null));
}

function change(portal: string, agreed: string | null): Promise<void> {
  const slug = portalSlug.parse(portal);
  return withOperations(async (operations) => {
    const change = { portal: slug, enabled: agreed !== null, agreed };
    const all = await operations.collectors({ change });
    for (const each of all.filter((one) => one.portal === slug)) say(oneLine(each));
  });
}

async function collectNow(
  operations: Operations,
  portal: PortalSlug,
  dryRun: boolean,
): Promise<void> {
  let reportedAt = 0;
  const onProgress = (progress: CollectorProgress) => {
    const now = performance.now();
    if (now - reportedAt < SAY_MS) return;
    reportedAt = now;
    process.stderr.write(`${progressText(progress)}\n`);
  };
  const run = await operations.collect({ portal, dryRun }, { onProgress });
  for (const line of outcomeOf(run)) say(line);
  const isGood = ['published', 'partial', 'unchanged', 'dry_run'].includes(run.state);
  if (!isGood) process.exitCode = exitCodes.refused;
}

const SAY_MS = 5_000;

/** Waits for the next run; false where there is none. */
async function nextIsDue(operations: Operations, portal: PortalSlug): Promise<boolean> {
  const all = await operations.collectors({ change: null });
  const next = all.find((each) => each.portal === portal)?.next_run_at ?? null;
  if (next === null) return false;
  say(`${portal}: next run at ${next}.`);
  await wait(Math.max(0, Date.parse(next) - Date.now()));
  return true;
}

function oneLine({ portal, state, way, next_run_at: next, last_run: last }: Collector): string {
  const when = next === null ? '' : `, next ${next}`;
  const before =
    last === null
      ? ''
      : `, last ${last.state}${last.reason === null ? '' : ` (${last.reason})`} ${last.started_at}`;
  return `${portal}: ${state}, by ${way}${when}${before}`;
}

function rulesOf(collector: Collector | undefined): string[] {
  if (collector === undefined) return [];
  const { portal, rules, rules_key: key, links, pace_ms: pace } = collector;
  return [
    ...rules.map(({ text }) => `- ${text}`),
    `- At least ${pace / 1000} s between two requests.`,
    ...links.map((link) => `  ${link}`),
    `To turn it on: litometr collectors on ${portal} --agree ${key}`,
  ];
}

function progressText({
  phase,
  pages,
  pages_known: known,
  items,
  errors,
}: CollectorProgress): string {
  return `${phase}: ${pages} of ${known} pages, ${items} books, ${errors} errors`;
}

function outcomeOf({
  portal,
  state,
  reason,
  detail,
  pages,
  items,
  errors,
}: CollectorRun): string[] {
  const why = reason === null ? '' : ` (${reason})`;
  const { new: added, updated, unchanged, removed } = items;
  return [
    `${portal}: ${state}${why}. ${pages} pages, ${errors} errors; books: ${added} new, ${updated} changed, ${unchanged} as before, ${removed} gone.`,
    ...(detail === null ? [] : [detail]),
  ];
}
