import type { PortalSummary } from '@litometr/api-contract';
import type { testStore } from '../../measurements/testing/testStore.ts';

/** Finds what requests about a portal may name. */
export function portalParams(store: Pick<ReturnType<typeof testStore>, 'rows'>) {
  const known = new Map<string, number>();

  /** An id of a portal, from the store. */
  async function someId(
    table: 'books' | 'authors' | 'tags' | 'genres',
    portal: string,
  ): Promise<number> {
    const key = `${table} ${portal}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const [row] = await store.rows(
      `SELECT max(id) AS id FROM ${table} WHERE portal = {portal:String}`,
      { portal },
    );
    const id = Number(row?.['id']);
    known.set(key, id);
    return id;
  }

  /** Parameters that name something, for any endpoint about one portal. */
  async function paramsFor(path: string, portal: PortalSummary) {
    const tables = ['authors', 'tags', 'genres'] as const;
    const table = tables.find((name) => path.includes(`/${name}/`)) ?? 'books';
    const id = await someId(table, portal.slug);
    return { portal: portal.slug, list: portal.lists[0]?.list ?? '', id };
  }

  return { someId, paramsFor };
}
