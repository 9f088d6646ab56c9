import { type AddressSchema, readAddress } from '../page/address/address.ts';
import { readPrefs } from './prefs.ts';

/** Parameters that set the period of a page: with any of them the URL has an explicit period. */
const dayParams = ['range', 'from', 'to', 'asof'];

/**
 * Returns the URL with the user's default period and comparison, where the page has a period and the
 * URL has none; null where nothing is to be added. They are explicit in the URL, so that a shared
 * link shows the same to all users.
 */
export function withUsualPeriod(
  schema: AddressSchema,
  search: URLSearchParams,
): URLSearchParams | null {
  const { range, cmp } = readPrefs();
  const wanted = [
    ...(range !== null && !dayParams.some((name) => search.has(name)) ? [['range', range]] : []),
    ...(cmp !== null && !search.has('cmp') ? [['cmp', cmp]] : []),
  ].filter(([name = '', value]) => {
    if (!(name in schema.shape)) return false;
    const { state } = readAddress(schema, new URLSearchParams());
    return Object.entries(state).every(([key, usual]) => key !== name || usual !== value);
  });
  if (wanted.length === 0) return null;
  const next = new URLSearchParams(search);
  for (const [name = '', value = ''] of wanted) next.set(name, value);
  return next;
}
