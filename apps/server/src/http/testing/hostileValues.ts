import fc from 'fast-check';

/** Values that have broken parsers, stores and encoders before, for any parameter of any endpoint. */

/** No store holds these. */
const unstorableTexts = ['\0', 'a\0b', 'я\0', '\ud800'];

/** No column of the stores holds these. */
const hugeNumbers = [
  ...['-1', '2147483648', '4294967295', '4294967296', '9007199254740993', '999999999999999'],
  ...['9223372036854775808', '18446744073709551616', '99999999999999999999', '1e999', '1e20'],
];

const hostileTexts: readonly string[] = [
  ...unstorableTexts,
  ...hugeNumbers,
  ...['', ' ', '\t\n', '\ufeff', '\uffff', '\u202e', '\u2028'],
  ...['\r\nx-injected: 1', '🏳️‍🌈'.repeat(20), 'e\u0301'.repeat(300), 'ﷺ'.repeat(100), 'İßſ'],
  ...['a'.repeat(201), 'я'.repeat(2_001), '1'.repeat(400), ','.repeat(300), '1,'.repeat(400)],
  ...['0', '-0', '00', '1.5', '1e3', '-1e999', '0x10', ' 7', '+7', '٣', 'NaN', 'Infinity'],
  ...['2147483647', '1e9', '65536', '-32769'],
  ...['null', 'undefined', 'true', '[]', '{}', '{"a":1}', '__proto__', 'constructor', 'toString'],
  ...['hasOwnProperty', '../../etc/passwd', '..', '%', '%00', '%zz', '%ED%A0%80', '/', '//x', '\\'],
  ...["' OR 1=1 --", "'); DROP TABLE books; --", '{a:String}', '\\N', '\\x00', '`', '*'],
  ...['..', '..5', '5..', '9..1', '1..2..3', '-..-', '1..1e9', '999999999999999..', '0.00001..'],
  ...['1969-12-31', '1970-01-01', '2026-02-30', '2024-02-29', '2100-12-31', '2101-01-01'],
  ...['0000-01-01', '9999-12-31', '2026-1-1', '2026-03-31T00:00:00Z', '+12026-01-01'],
  ...['1970-01-01..2100-12-31', '9999-12-31..', '..0000-01-01', '2026-03-31..2026-01-01'],
  ...['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'],
];

/** Written as it is where a JSON text has it: no JavaScript value becomes this number. */
export const HUGE_NUMBER = '@1e999@';

const hostileJson: readonly unknown[] = [
  ...hostileTexts,
  ...[null, true, false, 0, -0, -1, 1.5, 1e308, -1e308, 5e-324, HUGE_NUMBER],
  ...[2 ** 31 - 1, 2 ** 31, 2 ** 32, 2 ** 53, 1e15, 1e21],
  ...[[], {}, [[]], [null], ['\0'], [1, 2, 3], Array.from({ length: 1_500 }, (_, at) => at)],
  ...[{ a: 1 }, { constructor: { name: 'x' } }, { toString: 1 }, { '': '' }, { '\0': '\0' }],
  JSON.parse('{"__proto__":{"role":"admin"}}') as unknown,
  JSON.parse('['.repeat(500) + ']'.repeat(500)) as unknown,
];

/** Which values a round sends: each kind that has broken the stores, or any. */
export const hostileKinds = ['unstorable', 'huge', 'any'] as const;
export type HostileKind = (typeof hostileKinds)[number];

export function hostileText(kind: HostileKind): fc.Arbitrary<string> {
  if (kind === 'unstorable') return fc.constantFrom(...unstorableTexts);
  if (kind === 'huge') return fc.constantFrom(...hugeNumbers);
  const random = fc.string({ unit: 'binary', maxLength: 300 });
  return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...hostileTexts) }, random);
}

export function hostileValue(kind: HostileKind): fc.Arbitrary<unknown> {
  if (kind === 'unstorable') {
    const text = hostileText(kind);
    return fc.oneof(
      { weight: 7, arbitrary: text },
      text.map((key) => ({ [key]: key })),
    );
  }
  if (kind === 'huge') {
    return fc.constantFrom(-1, 2 ** 31, 2 ** 32, 2 ** 53, -(2 ** 63), 1e308, HUGE_NUMBER);
  }
  const random = fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' });
  return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...hostileJson) }, random);
}

/** Bodies that are not those of the endpoint, or no JSON at all. */
export const hostileBodies: readonly string[] = [
  ...['', ' ', '{', '}', '[]', 'null', 'true', '0', '-0', '1e999', '"text"', '"\\ud800"', '\0'],
  ...['{"a":1,}', '{"a":NaN}', "{'a':1}", '{"a":1}{"b":2}', '\ufeff{}', '{"a":"\\u0000"}'],
  ...['{"__proto__":{"x":1}}', '{"constructor":{"prototype":{"x":1}}}', '{"id":{"__proto__":[]}}'],
  ...['['.repeat(8_000), '{"a":'.repeat(3_000), '['.repeat(8_000) + ']'.repeat(8_000)],
  ...[`{"a":"${'x'.repeat(20_000)}"}`, JSON.stringify('\0'.repeat(1_000)), '1'.repeat(16_000)],
  ...['a=1&b=2', '<a/>', '--x\r\n\r\n--x--', 'PK\u0003\u0004', '\u001f\u008b\u0008'],
];

export const hostileQueries: readonly string[] = [
  ...['%', '%zz', '%00', '%00=%00', '%ED%A0%80=%ED%A0%80', '=', '&&&', '=&=', '?', '??', '+', ';'],
  ...[
    'page',
    'page=',
    'page[]=1',
    'page[a]=1',
    'page=1&page=2',
    'q=a&q=b',
    'size=1&size=',
    'q[]=a',
  ],
  ...['__proto__=1', '__proto__[page]=1', 'constructor=1', 'toString=1', 'hasOwnProperty=1'],
  ...['q=%', 'q=%e', 'q=%zz', 'q=%C0%80', 'q=%F5%80%80%80', 'sort=__proto__', 'format=csv&page=0'],
  ...['x='.repeat(2_000), `q=${'a'.repeat(12_000)}`, 'a&'.repeat(4_000), `${'k'.repeat(8_000)}=1`],
  ...['format=csv', 'format=csv&format=csv', 'format=xml', 'page=100000&size=100', 'page=100001'],
];

/** In place of a path parameter, as an address has it. */
export const hostileSegments: readonly string[] = [
  ...['%', '%z', '%zz', '%00', '%0', '%ED%A0%80', '%C0%80', '%2e%2e', '%2F', '%5C', '%252e', '*'],
  ...[':id', '{id}', ';', '1;2', '1%00', '1%0a', '-', '~', '%F0%9F%8F%B3', '9'.repeat(150)],
  ...['a'.repeat(199), 'a'.repeat(201), 'a'.repeat(9_000), '%41'.repeat(300), '0', '-1', '1.0'],
];

export const hostileHeaders: readonly (readonly [name: string, value: string])[] = [
  ...['Bearer', 'Bearer ', 'Bearer x', 'bearer a.b.c', 'Basic YTpi', 'Bearer  x y', 'Token 1'].map(
    (value) => ['authorization', value] as const,
  ),
  ['authorization', `Bearer ${'a'.repeat(9_000)}`],
  ['authorization', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'],
  ...['', 'ru;q=1e999', '*', ','.repeat(3_000), 'x-'.repeat(900), '__proto__', '\u00ff'].map(
    (value) => ['accept-language', value] as const,
  ),
  ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'a/b/c', ''].map(
    (value) => ['content-type', value] as const,
  ),
  ['content-type', 'application/json; charset=utf-16'],
  ['content-type', 'application/zip'],
  ['content-type', 'application/json;;;='],
  ...['*', 'W/', '"', `"${'x'.repeat(4_000)}"`].map((value) => ['if-none-match', value] as const),
  ...['gzip;q=x', '*;q=0', 'br, zstd;q=2', ''].map((value) => ['accept-encoding', value] as const),
  ...['abc', '-1', '1', '99999999'].map((value) => ['content-length', value] as const),
  ['range', 'bytes=0-1,5-'],
  ['cache-control', 'no-store'],
  ['user-agent', '\u00e9'.repeat(4_000)],
  ['x-forwarded-for', '__proto__, 1.2.3.4.5'],
];
