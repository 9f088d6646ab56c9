import type { Endpoint } from '@litometr/api-contract';
import * as z from 'zod/mini';

export type RequestPart = 'params' | 'query' | 'body';

/** The schemas of the parts that an endpoint's request has. */
export function requestSchemas(endpoint: Endpoint): [part: RequestPart, schema: z.ZodMiniType][] {
  return (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part];
    return schema === undefined ? [] : [[part, schema] as [RequestPart, z.ZodMiniType]];
  });
}

/** The definition of a schema, discriminated by its type, which zod's base type hides. */
export const definitionOf = (schema: z.core.$ZodType) => (schema as z.core.$ZodTypes)._zod.def;

/** More than any text of the contract has. */
const TOO_LONG = 300_000;
const refusedTexts = ['\0', 'a\0b', '\ud800', 'a\udc00', 'a'.repeat(TOO_LONG)];
const refusedDays = ['0001-01-01', '1969-12-31', '2101-01-01'];
const refusedNumbers = [2 ** 53, -(2 ** 53), 1e308, -1e308, Infinity, Number.NaN];
const TOO_MANY = 1_001;
/** One of them is a value of any record of the contract. */
const recordValues = [[], '', 0, true, null];

/**
 * Where a request schema accepts a text, number, list or record without bounds, a text that the
 * stores refuse, or a body with unknown keys. Empty for a schema that is bounded everywhere.
 */
export function unboundedIn(schema: z.core.$ZodType, at: string): string[] {
  const def = definitionOf(schema);
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
      return unboundedIn(def.innerType, at);
    case 'lazy':
      return unboundedIn(def.getter(), at);
    case 'pipe':
      return [...unboundedIn(def.in, at), ...unboundedIn(def.out, at)];
    case 'union':
      return def.options.flatMap((option) => unboundedIn(option, at));
    case 'object': {
      const isOpen = at.startsWith('body') && def.catchall === undefined;
      const fields = Object.entries(def.shape).flatMap(([key, field]) =>
        unboundedIn(field, `${at}.${key}`),
      );
      return isOpen ? [`${at} accepts unknown keys`, ...fields] : fields;
    }
    case 'array': {
      const isBounded = def.checks?.some((check) => check._zod.def.check === 'max_length') ?? false;
      const items = unboundedIn(def.element, `${at}[]`);
      return isBounded ? items : [`${at} has no maximum of items`, ...items];
    }
    case 'record': {
      const parts = [def.keyType, def.valueType].flatMap((part) => unboundedIn(part, `${at}{}`));
      return acceptsManyEntries(schema) ? [`${at} has no maximum of entries`, ...parts] : parts;
    }
    case 'string':
      if (def.format === 'date' && accepts(schema, refusedDays)) return [`${at} accepts any day`];
      return accepts(schema, refusedTexts) ? [`${at} accepts any text`] : [];
    case 'number':
      return accepts(schema, refusedNumbers) || Object.is(z.safeParse(schema, -0).data, -0)
        ? [`${at} accepts any number`]
        : [];
    case 'enum':
    case 'literal':
    case 'boolean':
    case 'transform':
      return [];
    default:
      return [`${at} is of the type ${def.type}, which this check does not know`];
  }
}

const accepts = (schema: z.core.$ZodType, values: readonly unknown[]) =>
  values.some((value) => z.safeParse(schema, value).success);

function acceptsManyEntries(schema: z.core.$ZodType): boolean {
  const filled = (size: number, value: unknown) =>
    Object.fromEntries(Array.from({ length: size }, (_, at) => [`k${at}`, value]));
  const value = recordValues.find((each) => z.safeParse(schema, filled(1, each)).success);
  return value === undefined || z.safeParse(schema, filled(TOO_MANY, value)).success;
}
