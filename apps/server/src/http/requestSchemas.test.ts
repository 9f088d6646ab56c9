import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from './testing/endpoints.ts';
import { requestSchemas, unboundedIn } from './testing/requestSchemas.ts';

describe('unboundedIn', () => {
  it.each([
    ['text', z.strictObject({ a: z.string() })],
    ['text with a length only', z.strictObject({ a: z.string().check(z.maxLength(5)) })],
    ['a number', z.strictObject({ a: z.nullable(z.number()) })],
    ['a coerced number', z.strictObject({ a: z.pipe(z.transform(Number), z.int()) })],
    ['a list', z.strictObject({ a: z.optional(z.array(z.boolean())) })],
    ['a record', z.strictObject({ a: z.record(z.uuid(), z.boolean()) })],
    ['a day', z.strictObject({ a: z._default(z.iso.date(), '') })],
    ['an open object', z.object({ a: z.boolean() })],
    ['anything', z.strictObject({ a: z.unknown() })],
  ])('finds %s', (_, schema) => {
    expect(unboundedIn(schema, 'body')).toHaveLength(1);
  });
});

describe('request schemas', () => {
  it.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
    'of %s have bounds everywhere',
    (_, endpoint) => {
      const found = requestSchemas(endpoint).flatMap(([part, schema]) => unboundedIn(schema, part));
      expect(found).toEqual([]);
    },
  );
});
