import { PassThrough } from 'node:stream';
import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createLogger } from './logger.ts';
import { bareApp, goodBearer } from './testing/bareApp.ts';

const out = new PassThrough({ encoding: 'utf8' });

describe('the log of requests', () => {
  const bare = bareApp(() => ({
    logger: createLogger('info', out),
    routes: (app) => {
      app.post('/api/token/', ({ log, body }) => {
        log.info({ body }, 'sign-in');
        throw new Error('a fault');
      });
    },
  }));

  it('is JSON lines with one id per request, and contains no secret', async () => {
    await bare.app.inject({
      method: 'POST',
      url: '/api/token/?token=in-the-address',
      headers: { ...goodBearer, cookie: 'session=in-the-cookie' },
      payload: { username: 'user', password: 'in-the-body', refresh: 'in-the-refresh' },
    });
    const text = String(out.read());
    const lines = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { reqId?: string });
    const ids = new Set(lines.flatMap(({ reqId }) => reqId ?? []));
    expect(ids.size).toBe(1);
    expect(lines.length).toBeGreaterThan(2);
    expect(text).toContain('"statusCode":500');
    for (const secret of ['in-the-', 'Bearer good']) expect(text).not.toContain(secret);
  });

  it('names the reason of a failed statement, never its values', () => {
    const lines = new PassThrough({ encoding: 'utf8' });
    const cause = Object.assign(new Error('Key (hash)=(in-the-cause) already exists.'), {
      code: '23505',
      table: 'refresh_tokens',
      constraint: 'refresh_tokens_hash',
    });
    const failed = new DrizzleQueryError('insert into refresh_tokens', ['in-the-values'], cause);
    createLogger('info', lines).error({ err: failed }, 'failed');
    const text = String(lines.read());
    expect(text).toContain('two rows have the same key');
    expect(text).toContain('23505');
    expect(text).not.toContain('in-the-');
  });
});
