import { describe, expect, it } from 'vitest';
import { Figures, registerPrometheus } from './prometheus.ts';
import { bareApp } from './testing/bareApp.ts';

const state = {
  portal: 'litnet',
  generation: 1,
  importId: 'x',
  demo: false,
  source: 'test',
  capturedAt: '2026-03-01T00:00:00Z',
  dataDay: '2026-03-01',
  coverage: 1,
  publishedAt: '2026-03-01T00:00:00Z',
} as const;

const withToken = (token: string | null) => ({
  routes: (app: Parameters<typeof registerPrometheus>[0]) => {
    registerPrometheus(app, new Figures(), { token, states: () => Promise.resolve([state]) });
    app.get('/api/books/:id/', () => ({}));
  },
});

describe('/api/metrics', () => {
  const open = bareApp(() => withToken(null));
  const url = '/api/metrics';

  it('reports requests by route, the event loop and the age of the data', async () => {
    await open.app.inject('/api/books/17/?secret=x');
    await open.app.inject('/api/nowhere/');
    const { body, headers, statusCode } = await open.app.inject(url);
    expect(statusCode, body).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/books\/:id\/",status="200"\} 1/,
    );
    expect(body).toContain('route="not found",status="404"');
    expect(body).not.toMatch(/secret|\/17\//);
    expect(body).toMatch(/nodejs_eventloop_lag_seconds \d/);
    expect(body).toMatch(/litometr_data_age_days\{portal="litnet"\} \d+/);
  });

  it('is for this machine alone, also behind a proxy on it', async () => {
    for (const headers of [
      { 'x-forwarded-for': '203.0.113.7' },
      { forwarded: 'for=203.0.113.7' },
    ]) {
      expect((await open.app.inject({ url, headers })).statusCode).toBe(404);
    }
    const far = await open.app.inject({ url, remoteAddress: '203.0.113.7' });
    expect(far.statusCode).toBe(404);
  });
});

describe('/api/metrics with a token', () => {
  const guarded = bareApp(() => withToken('sixteen-letters!'));
  it('is required, wherever the caller is', async () => {
    const request = (headers: Record<string, string>) =>
      guarded.app.inject({ url: '/api/metrics', headers, remoteAddress: '203.0.113.7' });
    expect((await request({})).statusCode).toBe(401);
    expect((await request({ authorization: 'Bearer sixteen-letters?' })).statusCode).toBe(401);
    expect((await request({ authorization: 'Bearer sixteen-letters!' })).statusCode).toBe(200);
  });
});
