import { type AddressSchema, readAddress } from '../page/address/address.ts';
import { readPrefs } from './prefs.ts';

/** What names the days of a page: with any of them the address has said which. */
const dayParams = ['range', 'from', 'to', 'asof'];

/**
 * The address with the reader's usual days and comparison, where the page has such and the address
 * says none; null where nothing is to be added. They stand in the address like any others, so that
 * a shared link shows the same to everybody.
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
