import * as z from 'zod/mini';
import { LOCALE_PARAMETER } from '../../i18n/localeStorage.ts';

/** Any page's address: an object of the codecs of `params.ts`. */
export type AddressSchema<Shape extends z.core.$ZodShape = z.core.$ZodShape> =
  z.ZodMiniObject<Shape>;

export interface Read<State> {
  state: State;
  /** Parameters that the page does not have or whose value cannot be: it reads as if they were not there. */
  wrong: string[];
}

/** Parameters by which other sites count clicks. */
const clickCounter = /^utm_|^_openstat$|^(?:fb|g|y)clid$/u;

/** Parameters that the address of any page may have: its language, and where a sign-in leads (`LoginDialog`). */
const isOfAnyPage = (key: string): boolean =>
  key === LOCALE_PARAMETER || key === 'redirect' || clickCounter.test(key);

/** Field by field: one wrong value does not undo the others. */
export function readAddress<Shape extends z.core.$ZodShape>(
  schema: AddressSchema<Shape>,
  search: URLSearchParams,
): Read<z.output<AddressSchema<Shape>>> {
  const valid: Record<string, unknown> = {};
  const isUnknown = (key: string) => !Object.hasOwn(schema.shape, key) && !isOfAnyPage(key);
  const wrong = [...new Set(search.keys())].filter(isUnknown);
  for (const key of Object.keys(schema.shape)) {
    const value = search.get(key);
    if (value === null) continue;
    if (z.safeParse(schema, { [key]: value }).success) valid[key] = value;
    else wrong.push(key);
  }
  return { state: z.parse(schema, valid), wrong };
}

/**
 * The address after a change: only what differs from the default is written, in the schema's
 * order, so that one state has one address. A change of anything but the page leads to the first.
 */
export function writeAddress<Shape extends z.core.$ZodShape>(
  schema: AddressSchema<Shape>,
  search: URLSearchParams,
  change: Partial<z.output<AddressSchema<Shape>>>,
): URLSearchParams {
  const { state } = readAddress(schema, search);
  const isPaged = 'page' in schema.shape && !('page' in change) && Object.keys(change).length > 0;
  const next = { ...state, ...change, ...(isPaged && { page: undefined }) };
  const defaults = written(schema, z.parse(schema, {}));
  const texts = written(schema, next);
  const result = new URLSearchParams();
  for (const key of Object.keys(schema.shape)) {
    const text = texts[key];
    if (text !== undefined && text !== '' && text !== defaults[key]) result.set(key, text);
  }
  for (const [key, value] of search) if (!(key in schema.shape)) result.append(key, value);
  return result;
}

/** The texts of a state's values; what is not there stays away. */
function written(
  schema: AddressSchema,
  state: Readonly<Record<string, unknown>>,
): Partial<Record<string, string>> {
  const present = Object.entries(state).filter(([, value]) => value !== undefined);
  const texts: Partial<Record<string, string>> = {};
  for (const [key, value] of present) {
    const field = schema.shape[key];
    if (field === undefined) continue;
    // The value of the field itself, ensured by its codec or its type.
    const text = z.encode(field as z.ZodMiniType<unknown, string | undefined>, value);
    if (text !== undefined) texts[key] = text;
  }
  return texts;
}
