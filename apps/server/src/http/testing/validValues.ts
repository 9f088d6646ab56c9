import fc from 'fast-check';
import * as z from 'zod/mini';
import { definitionOf } from './requestSchemas.ts';

/** The password of the accounts of a run. */
export const FUZZ_PASSWORD = 'password 8';

/** Texts that name something, for the schemas that accept them. Tests add what responses name. */
export const sampleTexts: readonly string[] = [
  ...['1', '2', '3', '5', '8', '13', '40', '100'],
  ...['2026-03-31', '2026-03-01', '2025-12-31', '1970-01-01', '2100-12-31'],
  ...['100..300', '..50', '1..', '-5..5.5', '2026-01-01..2026-03-31', '2026-03-01..', '0..0'],
  ...['дракон', 'Kbnytn', 'ma', 'a', 'Тёмный лес', '«»', 'user', 'admin', 'demo', FUZZ_PASSWORD],
  ...[
    'litnet',
    'Dashboard',
    'icon-name',
    '/portals/litnet/books',
    '/staff/x',
    'sort=-views&genre=3',
  ],
  ...['https://litnet.com/ru/book/x-b1\n/books/1\nnothing', 'kind;target\nbook;1\nauthor;x'],
  ...['a1b2c3d4e5f6a1b2c3d4e5f6', '0b2f8ea2-56b3-4f8e-9d1e-0a8d6d2e5f11', 'x'.repeat(40)],
];

/** In place of the samples, for keys whose values have to name one thing. */
export const textsByKey: Readonly<Record<string, readonly string[]>> = {
  url: ['https://localhost/hook', 'https://localhost:8443/hook?a=1', 'http://127.0.0.1/', 'x'],
  password: [FUZZ_PASSWORD, 'demo'],
  current: [FUZZ_PASSWORD, 'demo'],
  version: ['1', '2', '3'],
  key: ['menu.a', 'menu.b', 'menu.c'],
  parent: ['menu.a', 'menu.b'],
  component: ['Dashboard', 'AuditLog'],
  username: ['user', 'admin', 'fuzz-user-1', 'fuzz-admin-1', 'new-name'],
};

/** Texts to choose from; `byKey` replaces them for the fields of a name. */
export interface Samples {
  texts: readonly string[];
  byKey: Readonly<Record<string, readonly string[]>>;
}

/** Half of the choices are of the first samples that fit: the ids that there are. */
const FIRST_TEXTS = 3;
/** Fields of an object that may be left out and are not. */
const OPTIONAL_FIELDS = 3;

/** Values that a schema accepts, as a client would send them. */
export function validValue(schema: z.core.$ZodType, samples: Samples): fc.Arbitrary<unknown> {
  const def = definitionOf(schema);
  const of = (part: z.core.$ZodType) => validValue(part, samples);
  if (def.type === 'optional' || def.type === 'default') return of(def.innerType);
  if (def.type === 'nullable') return fc.option(of(def.innerType), { nil: null, freq: 3 });
  if (def.type === 'lazy') return of(def.getter());
  if (def.type === 'boolean') return fc.boolean();
  if (def.type === 'enum') return fc.constantFrom(...Object.values(def.entries));
  if (def.type === 'literal') return fc.constantFrom(...def.values);
  if (def.type === 'union') return fc.oneof(...def.options.map(of));
  if (def.type === 'array') return fc.array(of(def.element), { maxLength: 4 });
  if (def.type === 'record') {
    return fc.dictionary(of(def.keyType) as fc.Arbitrary<string>, of(def.valueType), {
      maxKeys: 3,
      noNullPrototype: true,
    });
  }
  if (def.type === 'object') return validObject(def.shape, samples);
  if (def.type === 'number') return validNumber(schema);
  if (def.type === 'pipe') return validPiped(schema, def, samples);
  return validText(schema, samples);
}

function validObject(shape: z.core.$ZodShape, samples: Samples) {
  const fields = Object.fromEntries(
    Object.entries(shape).map(([key, field]) => [
      key,
      validValue(field, { ...samples, texts: samples.byKey[key] ?? samples.texts }),
    ]),
  );
  const [needed, optional] = [false, true].map((isOptional) =>
    Object.keys(shape).filter(
      (key) => z.safeParse(shape[key] ?? z.never(), undefined).success === isOptional,
    ),
  );
  // A few at a time: most filters exclude each other's results.
  return fc
    .subarray(optional ?? [], { maxLength: Math.min(optional?.length ?? 0, OPTIONAL_FIELDS) })
    .chain((chosen) =>
      fc.record(
        Object.fromEntries(
          Object.entries(fields).filter(
            ([key]) => chosen.includes(key) || needed?.includes(key) === true,
          ),
        ),
      ),
    );
}

function validNumber(schema: z.core.$ZodType): fc.Arbitrary<number> {
  const { minimum: min = 0, maximum: max = 0, type } = z.toJSONSchema(schema);
  // Small numbers are the ids, pages and revisions that there are.
  const first = fc.integer({ min, max: Math.min(max, min + 2) });
  const near = fc.integer({ min, max: Math.min(max, min + 30) });
  const any = type === 'integer' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
  return fc.oneof({ weight: 4, arbitrary: first }, { weight: 2, arbitrary: near }, any);
}

/** Values of an address are text: a number, several values with commas, or a form of its own. */
function validPiped(
  schema: z.core.$ZodType,
  { in: sent, out }: { in: z.core.$ZodType; out: z.core.$ZodType },
  samples: Samples,
): fc.Arbitrary<unknown> {
  const target = definitionOf(out);
  if (target.type === 'array') {
    const values = fc.array(validValue(target.element, samples), { minLength: 1, maxLength: 4 });
    return values.map((items) => items.join(','));
  }
  if (definitionOf(sent).type === 'enum') return validValue(sent, samples);
  if (target.type === 'number' && definitionOf(sent).type === 'transform') {
    return validNumber(out).map(String);
  }
  return validText(schema, samples);
}

function validText(schema: z.core.$ZodType, samples: Samples): fc.Arbitrary<string> {
  const isAccepted = (value: string) => z.safeParse(schema, value).success;
  const fitting = samples.texts.filter(isAccepted);
  if (fitting.length === 0) {
    throw new Error(`No sample text fits ${JSON.stringify(z.toJSONSchema(schema))}: add one.`);
  }
  const first = fc.constantFrom(...fitting.slice(0, FIRST_TEXTS));
  const known = fc.oneof(first, fc.constantFrom(...fitting));
  if (!isAccepted('Слово 7')) return known;
  const any = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).filter(isAccepted);
  return fc.oneof({ weight: 2, arbitrary: known }, { weight: 1, arbitrary: any });
}
