import { moscowDay } from '@litometr/domain';
import type { Writer } from '../client.ts';
import { mergeParts } from '../mergeParts.ts';
import { openStage } from '../openStage.ts';
import { isAggregate, nextPartitions, publishedPartitions } from '../partitions.ts';
import { keepOtherRows, type MergeParams } from '../publishMerge.ts';
import { dropStage, next } from '../stage.ts';
import { portalStates } from '../state.ts';
import { makeAggregates } from './makeAggregates.ts';

/**
 * Rebuilds the aggregates of every published portal from its rows, before any reader has access. A
 * rebuild that is interrupted is repeated by the next start.
 */
export async function rebuildAggregates(writer: Writer): Promise<void> {
  for (const { portal, capturedAt } of await portalStates(writer)) {
    const params: MergeParams = { portal, fresh: false, captured: moscowDay(capturedAt) };
    await openStage(writer, portal);
    const published = await publishedPartitions(writer, portal);
    await keepOtherRows(writer, params, { coming: [], published });
    await makeAggregates(writer, portal, params, null);
    for (const { table, id } of published.filter(isAggregate)) {
      await writer.command(`ALTER TABLE ${table} DROP PARTITION ID {id:String}`, { id });
    }
    const made = (await nextPartitions(writer)).filter(isAggregate);
    await mergeParts(writer, made);
    for (const { table, id } of made) {
      await writer.command(
        `ALTER TABLE ${table} REPLACE PARTITION ID {id:String} FROM ${next(table)}`,
        { id },
      );
    }
  }
  await dropStage(writer);
}
