import { writeFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { clusterSchema } from '../measurements/clusterSchema.ts';
import { resolveUserPath } from './resolveUserPath.ts';

export function addClusterSchemaCommand(program: Command): void {
  program
    .command('cluster-schema')
    .description('Prints the tables of the measurements store for a ClickHouse cluster, as SQL.')
    .option('--write <file>', 'write them to a file')
    .action(async ({ write }: { write?: string }) => {
      if (write === undefined) process.stdout.write(clusterSchema());
      else await writeFile(resolveUserPath(write), clusterSchema());
    });
}
