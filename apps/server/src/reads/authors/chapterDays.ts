import type { PortalSlug } from '@litometr/api-contract';
import type { StandingRow } from '../bookRows.ts';
import type { Reads } from '../context.ts';
import type { ChapterDay } from '../formulas/cadence.ts';
import { once } from '../kept.ts';

/** What few portals tell: the others are not asked for it. */
interface Told {
  chapters: boolean;
  subscribers: boolean;
}

export function toldBy(reads: Reads, portal: PortalSlug): Promise<Told> {
  return once(reads, `chapters and subscribers ${portal}`, async () => {
    const [found] = await reads.db.select<Record<keyof Told, number>>(
      `SELECT (SELECT count() FROM chapters WHERE portal = {portal:String}) AS chapters,
              (SELECT count() FROM author_daily WHERE portal = {portal:String}) AS subscribers`,
      { portal },
    );
    const isTold = (count = 0) => count > 0;
    return { chapters: isTold(found?.chapters), subscribers: isTold(found?.subscribers) };
  });
}

/** The days on which chapters of some books came out, as the portal dates them; in no order. */
export async function chapterDays(
  reads: Reads,
  portal: PortalSlug,
  own: readonly StandingRow[],
): Promise<ChapterDay[]> {
  if (own.length === 0 || !(await toldBy(reads, portal)).chapters) return [];
  return reads.db.select(
    `SELECT assumeNotNull(published_on) AS day, count() AS chapters,
            if(countIf(c.chars IS NULL) > 0, NULL, sum(c.chars)) AS chars
     FROM chapters AS c
     WHERE portal = {portal:String} AND book_id IN {ids:Array(UInt32)}
       AND published_on IS NOT NULL
     GROUP BY day`,
    { portal, ids: own.map(({ book }) => book.id) },
  );
}
