import type { AuditRecord } from '@litometr/api-contract';
import { describe, expect, it } from 'vitest';
import { detailLines, doerOf, objectOf } from './auditRecord.ts';

const person = (username: string) => ({ id: 1, username });
const record = (more: Partial<AuditRecord>): AuditRecord => ({
  id: 1,
  at: '2026-08-07T20:30:00.000Z',
  event: 'user_updated',
  user: null,
  actor: null,
  subject: null,
  address: null,
  session: null,
  details: {},
  ...more,
});

describe('the details of a record', () => {
  it('have the previous value, and omit unreadable details', () => {
    expect(detailLines(record({ details: { role: 'vip', before: 'user' } }))).toEqual([
      { key: 'role', value: 'vip', before: 'user' },
    ]);
    const imported = { import: 'x', sha256: 'y', bytes: 3 };
    expect(detailLines(record({ details: imported })).map(({ key }) => key)).toEqual([
      'import',
      'bytes',
    ]);
    expect(
      detailLines(record({ details: { portal: 'litnet', paused: true, before: false } })),
    ).toEqual([
      { key: 'portal', value: 'litnet', before: null },
      { key: 'paused', value: true, before: false },
    ]);
  });
});

it('returns the actor, and the account where it is another one', () => {
  const own = record({ user: person('own') });
  expect([doerOf(own), objectOf(own)]).toEqual(['own', null]);
  const other = record({ user: person('other'), actor: person('admin') });
  expect([doerOf(other), objectOf(other)]).toEqual(['admin', 'other']);
  expect(doerOf(record({}))).toBeNull();
});
