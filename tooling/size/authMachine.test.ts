import { expect, test } from 'vitest';
import limits from '../../packages/auth-machine/sizeLimits.json' with { type: 'json' };
import { packageSize } from './packageSize.ts';

test.each(limits)('the session is small: $what in at most $limit bytes', async (limit) => {
  const { bytes, modules } = await packageSize('auth-machine', limit);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(limit.limit);
  expect(modules.filter((module) => /node_modules\/zod|api-contract/.test(module))).toEqual([]);
});
