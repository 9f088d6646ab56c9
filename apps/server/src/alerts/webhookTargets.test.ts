import { addWebhook, webhooks } from '@litometr/api-contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakePublished } from '../personal/testing/fakePublished.ts';
import { personalApp } from '../personal/testing/personalApp.ts';
import { registerPersonalRoutes } from '../personalRoutes.ts';
import { publicGuard } from './guard.ts';

/** The call that adds a webhook, under the guard of the real server. */
const area = personalApp((to, accounts) =>
  registerPersonalRoutes(to, { accounts, guard: publicGuard, published: new FakePublished() }),
);
beforeEach(() => area.later());

describe('addWebhook', () => {
  it.each([
    ...['https://localhost/', 'https://LOCALHOST./hook', 'https://a.localhost/'],
    ...['https://printer.local/', 'https://db.internal/', 'https://router.lan/'],
    ...['https://app.home.arpa/', 'https://a.corp/', 'https://x.onion/', 'https://x.test/'],
    ...['https://intranet/', 'https://intranet./', 'https://db:443/', 'https://a..b/'],
    ...['https://127.0.0.1/', 'https://127.1/', 'https://127.0.0.1./'],
    ...['https://2130706433/', 'https://0x7f000001/', 'https://0177.0.0.1/', 'https://0x7f.0.1/'],
    ...['https://10.1.2.3/', 'https://172.16.0.1/', 'https://192.168.1.1/', 'https://0/'],
    ...['https://169.254.169.254/', 'https://100.64.0.1/', 'https://255.255.255.255/'],
    ...['https://198.18.0.1/', 'https://192.0.2.1/', 'https://224.0.0.1/'],
    ...['https://[::1]/', 'https://[::]/', 'https://[fe80::1]/', 'https://[fc00::1]/'],
    ...['https://[fd12:3456::1]/', 'https://[::ffff:127.0.0.1]/', 'https://[::ffff:a00:1]/'],
    ...['https://[64:ff9b::7f00:1]/', 'https://[2002:7f00:1::]/', 'https://[2001:db8::1]/'],
    ...['https://①②⑦.0.0.1/', 'https://%31%32%37.0.0.1/'],
    ...['http://example.org/', 'ftp://example.org/', 'file:///etc/passwd', 'javascript:1'],
    ...['https://user@example.org/', 'https://user:secret@example.org/'],
    ...['https://example.org:22/', 'https://example.org:80/', 'https://example.org:8080/'],
    ...['мимо', 'https://', '//example.org/'],
  ])('refuses %s and names the field', async (url) => {
    const { status, body } = await area.call(addWebhook, { body: { url } });
    expect([status, Object.keys(body ?? {})]).toEqual([400, ['url']]);
    expect(body).toMatchObject({ url: [expect.stringMatching(/^[A-Z].+\.$/)] });
  });

  it.each([
    'https://example.org/hook',
    'https://hooks.example.co.uk:8443/a?b=c',
    'https://8.8.8.8/',
    'https://[2606:4700::1111]/',
    'https://пример.рф/',
  ])('takes %s', async (url) => {
    expect((await area.ok(addWebhook, { body: { url }, as: 'admin' })).url).toBe(new URL(url).href);
  });

  it('stores nothing of what it refused', async () => {
    expect((await area.ok(webhooks)).items).toEqual([]);
  });
});
