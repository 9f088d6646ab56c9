import { moscowDay } from '@litometr/domain';
import { captureOfDay } from '../captures.ts';
import type { Writer } from '../client.ts';
import { dateOf } from '../dateOf.ts';
import { mergeParts } from '../mergeParts.ts';
import { openStage } from '../openStage.ts';
import { isAggregate, nextPartitions, publishedPartitions } from '../partitions.ts';
import { keepOtherRows, type MergeParams } from '../publishMerge.ts';
import { dropStage, next } from '../stage.ts';
import { portalStates } from '../state.ts';
import { makeAggregates } from './makeAggregates.ts';

/**
 * Initializes the history of facts in stores of versions that had none: it begins with their last
 * capture. Where readings contain prices, only those are used: the book's own price may be older.
 */
const firstFactsSql = `
  INSERT INTO ${next('book_facts')}
  SELECT portal, id, {captured:Date}, {captured:Date}, title, genre_ids, tag_ids, form, status,
    access, if(id IN (SELECT book_id FROM metrics
      WHERE portal = {portal:String} AND isNotNull(price_rub)), NULL, price_rub),
    price_old_rub, cover_url, cityHash64(annotation), source_genre_ids
  FROM books
  WHERE portal = {portal:String}
    AND (SELECT count() FROM book_facts WHERE portal = {portal:String}) = 0`;

/** Stores of before know the captures of books by the ends of their runs, and the last update alone. */
const firstCapturesSql = `
  INSERT INTO ${next('book_captures')}
  SELECT {portal:String}, run.at, run.book_id, if(run.at = max(run.at) OVER (PARTITION BY run.book_id),
    ${dateOf('book.updated_on')}, NULL), ${captureOfDay('run.at')}
  FROM (
    SELECT DISTINCT book_id, arrayJoin([day, last_day]) AS at
    FROM (SELECT * FROM ${next('book_facts')}
      UNION ALL SELECT * FROM book_facts WHERE portal = {portal:String})) AS run
  INNER JOIN (SELECT id, updated_on FROM books WHERE portal = {portal:String}) AS book
    ON book.id = run.book_id
  WHERE (SELECT count() FROM book_captures WHERE portal = {portal:String}) = 0`;

/**
 * Rebuilds the aggregates of every published portal from its rows: a step of a migration, before
 * any reader has access. A rebuild that is interrupted is repeated by the next start.
 */
export async function rebuildAggregates(writer: Writer): Promise<void> {
  for (const { portal, capturedAt } of await portalStates(writer)) {
    const params: MergeParams = { portal, fresh: false, captured: moscowDay(capturedAt) };
    await openStage(writer, portal);
    await writer.command(firstFactsSql, params);
    await writer.command(firstCapturesSql, params);
    const coming = await nextPartitions(writer);
    const published = await publishedPartitions(writer, portal);
    await keepOtherRows(writer, params, { coming, published });
    await makeAggregates(writer, portal, params, null);
    for (const { table, id } of published.filter(isAggregate)) {
      await writer.command(`ALTER TABLE ${table} DROP PARTITION ID {id:String}`, { id });
    }
    const made = (await nextPartitions(writer)).filter(isAggregate);
    await mergeParts(writer, [...coming, ...made]);
    for (const { table, id } of [...coming, ...made]) {
      await writer.command(
        `ALTER TABLE ${table} REPLACE PARTITION ID {id:String} FROM ${next(table)}`,
        { id },
      );
    }
  }
  await dropStage(writer);
}
