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
  const fault = ownFault(schema, at);
  const inner = partsOf(def).flatMap(([part, suffix]) => unboundedIn(part, at + suffix));
  return fault === null ? inner : [`${at} ${fault}`, ...inner];
}

type Definition = ReturnType<typeof definitionOf>;

/** The schemas that a schema is made of, with what each adds to the path of the place. */
function partsOf(def: Definition): [part: z.core.$ZodType, suffix: string][] {
  if (def.type === 'optional' || def.type === 'nullable' || def.type === 'default') {
    return [[def.innerType, '']];
  }
  if (def.type === 'lazy') return [[def.getter(), '']];
  if (def.type === 'pipe') return [def.in, def.out].map((part) => [part, '']);
  if (def.type === 'union') return def.options.map((part) => [part, '']);
  if (def.type === 'object') {
    return Object.entries(def.shape).map(([key, part]) => [part, `.${key}`]);
  }
  if (def.type === 'array') return [[def.element, '[]']];
  if (def.type === 'record') return [def.keyType, def.valueType].map((part) => [part, '{}']);
  return [];
}

/** Schemas that are bounded by themselves, or by the schemas that they are made of. */
const boundedTypes: readonly Definition['type'][] = [
  ...(['optional', 'nullable', 'default', 'lazy', 'pipe', 'union', 'transform'] as const),
  ...(['enum', 'literal', 'boolean'] as const),
];

function ownFault(schema: z.core.$ZodType, at: string): string | null {
  const def = definitionOf(schema);
  if (def.type === 'object') {
    return at.startsWith('body') && def.catchall === undefined ? 'accepts unknown keys' : null;
  }
  if (def.type === 'array') {
    const isBounded = def.checks?.some((check) => check._zod.def.check === 'max_length') ?? false;
    return isBounded ? null : 'has no maximum of items';
  }
  if (def.type === 'record') {
    return acceptsManyEntries(schema) ? 'has no maximum of entries' : null;
  }
  if (def.type === 'string') {
    if ('format' in def && def.format === 'date' && accepts(schema, refusedDays))
      return 'accepts any day';
    return accepts(schema, refusedTexts) ? 'accepts any text' : null;
  }
  if (def.type === 'number') {
    const keepsSign = Object.is(z.safeParse(schema, -0).data, -0);
    return keepsSign || accepts(schema, refusedNumbers) ? 'accepts any number' : null;
  }
  return boundedTypes.includes(def.type) ? null : `is of the unknown type ${def.type}`;
}

const accepts = (schema: z.core.$ZodType, values: readonly unknown[]) =>
  values.some((value) => z.safeParse(schema, value).success);

function acceptsManyEntries(schema: z.core.$ZodType): boolean {
  const filled = (size: number, value: unknown) =>
    Object.fromEntries(Array.from({ length: size }, (_, at) => [`k${at}`, value]));
  const value = recordValues.find((each) => z.safeParse(schema, filled(1, each)).success);
  return value === undefined || z.safeParse(schema, filled(TOO_MANY, value)).success;
}
