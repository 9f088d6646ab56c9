import {
  type Endpoint,
  type Role,
  requiredRoles,
  roleRank,
  staffAudit,
} from '@litometr/api-contract';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { TestClock } from '../accounts/testing/openTestAccounts.ts';
import { demoApp } from './testing/demoApp.ts';
import { addressOf, endpoints } from './testing/endpoints.ts';

/** Tests every endpoint with authentication × every role against the contract's table of rights. */
const clock = new TestClock();
const demo = demoApp({ now: clock.now });

const guarded = endpoints.filter(({ auth }) => auth === 'required');
const roles = ['user', 'vip', 'moderator', 'admin'] as const;

it('has a right for every call that needs one, and for no other', () => {
  expect(Object.keys(requiredRoles).sort()).toEqual(guarded.map(({ id }) => id).sort());
});

/** Ids that do not exist: an allowed caller gets 404, and nothing is changed. */
const UUID = '00000000-0000-4000-8000-000000000000';
const nothing: Readonly<Record<string, string>> = {
  portal: 'litnet',
  day: '2026-02-30',
  kind: 'book',
  target: '999999999',
};
/** No endpoint accepts it: an allowed caller gets 400. */
const wrongBody = { '?': true };

const idsOf = ({ id }: Endpoint): string =>
  ['importById', 'rerunImport', 'endSession'].includes(id) ? UUID : '999999999';

async function call(endpoint: Endpoint, token: string | null) {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const params = Object.fromEntries(names.map((name) => [name, nothing[name] ?? idsOf(endpoint)]));
  return demo.app.inject({
    method: endpoint.method,
    url: addressOf(endpoint, params),
    ...(endpoint.method === 'GET' ? {} : { payload: wrongBody }),
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });
}

async function tokenOf(username: string): Promise<string> {
  const response = await demo.app.inject({
    method: 'POST',
    url: '/api/token/',
    payload: { username, password: 'demo' },
  });
  expect(response.statusCode, response.body).toBe(200);
  return z.parse(z.object({ access: z.string() }), response.json()).access;
}

const auditPage = staffAudit.response;

async function refusals(admin: string): Promise<string[]> {
  const url = addressOf(staffAudit, {}, { event: 'authz_fail', size: '100' });
  const response = await demo.app.inject({ url, headers: { authorization: `Bearer ${admin}` } });
  return z
    .parse(auditPage, response.json())
    .items.map(({ user, details }) =>
      [user?.username, details['method'], details['path'], details['needs']].join(' '),
    );
}

/** As many calls as an account's refusals are recorded of within ten minutes. */
const GROUP = 5;
const groups = Array.from({ length: Math.ceil(guarded.length / GROUP) }, (_, at) =>
  guarded.slice(at * GROUP, (at + 1) * GROUP),
);

it.each(groups.map((group) => [group.map(({ id }) => id).join(', '), group] as const))(
  'lets in whom it should, and records whom it refuses: %s',
  async (_ids, group) => {
    clock.advance(3_600);
    const tokens = new Map<Role, string>();
    for (const role of roles) tokens.set(role, await tokenOf(role));
    const expected: string[] = [];
    for (const endpoint of group) {
      const least = requiredRoles[endpoint.id] ?? 'admin';
      expect((await call(endpoint, null)).statusCode, `${endpoint.id} by a guest`).toBe(401);
      for (const role of roles) {
        const response = await call(endpoint, tokens.get(role) ?? '');
        const description = `${endpoint.id} by ${role}: ${response.statusCode} ${response.body.slice(0, 200)}`;
        if (roleRank[role] >= roleRank[least]) {
          expect(
            [401, 403].includes(response.statusCode) || response.statusCode >= 500,
            description,
          ).toBe(false);
        } else {
          expect(response.statusCode, description).toBe(403);
          expect(response.json(), description).toMatchObject({ code: 'permission_denied' });
          const path = `/api${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
          expected.push([role, endpoint.method, path, least].join(' '));
        }
      }
    }
    const found = await refusals(tokens.get('admin') ?? '');
    for (const refusal of expected) expect(found).toContain(refusal);
  },
);

it('lets only admins pause a portal, and moderators write notes', async () => {
  clock.advance(3_600);
  const patch = async (role: Role, payload: object) =>
    (
      await demo.app.inject({
        method: 'PATCH',
        url: '/api/staff/parsers/litnet/',
        payload,
        headers: { authorization: `Bearer ${await tokenOf(role)}` },
      })
    ).statusCode;
  expect(await patch('moderator', { paused: true })).toBe(403);
  expect(await patch('moderator', { note: 'seen' })).toBe(200);
  expect(await patch('admin', { paused: true })).toBe(200);
  expect(await patch('admin', { paused: false })).toBe(200);
});
