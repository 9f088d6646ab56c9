import type { MetricKey } from '@litometr/api-contract';
import { LEVELS } from '../gainDaily.ts';
import { next } from '../stage.ts';
import { work } from './workTables.ts';

/** Days of a line: those of the longest month. */
export const LINE_DAYS = 31;

/** One expression for each day of a line, as an array. A day is identified by its index, from 0. */
export const ofLineDays = (one: (place: number) => string) =>
  `[${Array.from({ length: LINE_DAYS }, (_, place) => one(place)).join(', ')}]`;

/** A line without values. */
export const EMPTY_LINE = `arrayResize([toInt64(0)], ${LINE_DAYS})`;

const PLACE = 'toDayOfMonth(day) - 1';

/**
 * The columns `known_days` and `gains` of a group of rows, each with a value on a `day` of one month. One
 * sum per day instead of a growing array: its memory is bounded, and it can be spilled to the disk.
 */
export const lineSql = (value: string) => `
  groupBitOr(toUInt32(bitShiftLeft(toUInt32(1), ${PLACE}))) AS known_days,
  ${ofLineDays((place) => `sumIf(${value}, ${PLACE} = ${place})`)} AS gains`;

/** `book_lines` of a span of months, from its steps: metric by metric, so that few lines are in memory. */
export const bookLinesSql = (counters: readonly MetricKey[]) =>
  [...counters, ...Object.keys(LEVELS)].map(
    (metric) => `
  INSERT INTO ${next('book_lines')} (portal, day, metric, book_id, known_days, gains, daily, spans)
  SELECT {portal:String}, month, '${metric}', book_id, known_days, gains, daily, spans
  FROM (
    SELECT book_id, toStartOfMonth(day) AS month, ${lineSql(`assumeNotNull(${metric})`)},
      groupBitOrIf(toUInt32(bitShiftLeft(toUInt32(1), ${PLACE})), days = 1) AS daily,
      ${ofLineDays((place) => `maxIf(toUInt8(days), ${PLACE} = ${place})`)} AS spans
    FROM ${work('steps')} WHERE isNotNull(${metric})
    GROUP BY book_id, month)`,
  );
