import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

/** Returns the error message for a wrong environment. */
function refusal(env: NodeJS.ProcessEnv): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'nothing was refused';
}

describe('readConfig', () => {
  it('needs no variable, and treats an empty one as unset', () => {
    const config = readConfig({});
    expect(config).toEqual({
      host: '127.0.0.1',
      port: 8080,
      publicUrl: null,
      dataFolder: resolve('.data'),
      demo: true,
      contact: null,
      coverHosts: [],
      trustProxy: [],
      connections: { total: 2_048, perAddress: 256 },
      readsPerMinute: 1_200,
      databaseUrl: null,
      clickhouseUrl: null,
      adminPassword: null,
      uploadBytes: 1024 * 1024 * 1024,
      metricsToken: null,
      logLevel: 'warn',
      collectors: { enabled: false, inPlace: {}, paceMs: null, everyHours: 24, details: 2_000 },
    });
    expect(readConfig({ PORT: '', HOST: '', LITOMETR_DEMO: '', DATABASE_URL: '' })).toEqual(config);
  });

  it('reads every variable', () => {
    const config = readConfig({
      PORT: '0',
      HOST: '::',
      LITOMETR_PUBLIC_URL: 'https://Litometr.example.org:443/',
      LITOMETR_DATA_DIR: '/srv/litometr',
      LITOMETR_DEMO: 'off',
      LITOMETR_CONTACT: 'team@example.org',
      LITOMETR_COVER_HOSTS: 'CDN.example.org, img.example.net:8443',
      LITOMETR_TRUST_PROXY: '10.0.0.0/8 192.168.1.7 fd00::/8',
      LITOMETR_MAX_CONNECTIONS: '500',
      LITOMETR_CONNECTIONS_PER_ADDRESS: '50',
      LITOMETR_READS_PER_MINUTE: '5000',
      LITOMETR_ADMIN_PASSWORD: 'eight-or-more',
      LITOMETR_UPLOAD_MB: '2',
      LITOMETR_METRICS_TOKEN: 'sixteen-letters!',
      LITOMETR_COLLECTORS: 'on',
      LITOMETR_COLLECTOR_URLS: 'litnet=http://127.0.0.1:9000, litres=https://mirror.example.org',
      LITOMETR_COLLECTOR_PACE_MS: '7000',
      LITOMETR_COLLECTOR_HOURS: '12',
      LITOMETR_COLLECTOR_BOOKS: '100',
      LITOMETR_LOG_LEVEL: 'info',
      DATABASE_URL: 'postgres://db.example.org/accounts',
      CLICKHOUSE_URL: 'https://ch.example.org:8443',
    });
    expect(config).toEqual({
      port: 0,
      host: '::',
      publicUrl: 'https://litometr.example.org',
      dataFolder: '/srv/litometr',
      demo: false,
      contact: 'team@example.org',
      coverHosts: ['cdn.example.org', 'img.example.net:8443'],
      trustProxy: ['10.0.0.0/8', '192.168.1.7', 'fd00::/8'],
      connections: { total: 500, perAddress: 50 },
      readsPerMinute: 5_000,
      adminPassword: 'eight-or-more',
      uploadBytes: 2 * 1024 * 1024,
      metricsToken: 'sixteen-letters!',
      collectors: {
        enabled: true,
        inPlace: { litnet: 'http://127.0.0.1:9000', litres: 'https://mirror.example.org' },
        paceMs: 7_000,
        everyHours: 12,
        details: 100,
      },
      logLevel: 'info',
      databaseUrl: 'postgres://db.example.org/accounts',
      clickhouseUrl: 'https://ch.example.org:8443',
    });
  });

  it('resolves a relative folder against the directory of the command', () => {
    expect(readConfig({ INIT_CWD: '/home/reader', LITOMETR_DATA_DIR: 'data' }).dataFolder).toBe(
      '/home/reader/data',
    );
  });

  it.each([
    ['PORT', 'http', /65535/],
    ['PORT', '65536', /65535/],
    ['PORT', '-1', /65535/],
    ['PORT', '80.5', /65535/],
    ['PORT', ' ', /65535/],
    ['PORT', '0x50', /65535/],
    ['HOST', ' ', /address/],
    ['HOST', 'http://127.0.0.1', /address/],
    ['LITOMETR_PUBLIC_URL', 'litometr.example.org', /https:/],
    ['LITOMETR_PUBLIC_URL', 'ftp://litometr.example.org', /https:/],
    ['LITOMETR_PUBLIC_URL', 'https://litometr.example.org/tops', /without a path/],
    ['LITOMETR_PUBLIC_URL', 'https://reader@litometr.example.org', /without a path/],
    ['LITOMETR_PUBLIC_URL', 'https://litometr.example.org/?a=1', /without a path/],
    ['LITOMETR_DEMO', 'yes', /on.+off/],
    ['LITOMETR_UPLOAD_MB', '0', /megabytes/],
    ['LITOMETR_UPLOAD_MB', '1.5', /megabytes/],
    ['LITOMETR_METRICS_TOKEN', 'short', /16 characters/],
    ['LITOMETR_DATA_DIR', ' ', /folder/],
    ['LITOMETR_CONTACT', 'write to us', /mail/],
    ['LITOMETR_CONTACT', 'javascript:alert(1)', /mail/],
    ['LITOMETR_CONTACT', 'https://', /mail/],
    ['LITOMETR_COVER_HOSTS', 'https://cdn.example.org', /host/],
    ['LITOMETR_COVER_HOSTS', "cdn.example.org;script-src'unsafe-inline'", /host/],
    ['LITOMETR_COVER_HOSTS', '*', /host/],
    ['LITOMETR_TRUST_PROXY', 'my-proxy', /CIDR/],
    ['LITOMETR_TRUST_PROXY', '10.0.0.0/33', /CIDR/],
    ['LITOMETR_TRUST_PROXY', '10.0.0.0/8 nowhere', /CIDR/],
    ['LITOMETR_MAX_CONNECTIONS', '0', /16 to 1000000/],
    ['LITOMETR_CONNECTIONS_PER_ADDRESS', 'many', /1 to 1000000/],
    ['LITOMETR_READS_PER_MINUTE', '0', /1 to 1000000/],
    ['LITOMETR_ADMIN_PASSWORD', 'short', /8/],
    ['LITOMETR_LOG_LEVEL', 'loud', /warn/],
    ['LITOMETR_COLLECTORS', 'on', /LITOMETR_CONTACT/],
    ['LITOMETR_COLLECTOR_URLS', 'nowhere=http://127.0.0.1:1', /litnet=/],
    ['LITOMETR_COLLECTOR_URLS', 'litnet=http://a.example.org/path', /litnet=/],
    ['LITOMETR_COLLECTOR_HOURS', '1', /6 to 168/],
    ['DATABASE_URL', 'db.example.org', /postgres/],
    ['DATABASE_URL', 'mysql://db.example.org/a', /postgres/],
    ['CLICKHOUSE_URL', 'ch.example.org', /http/],
    ['CLICKHOUSE_URL', 'tcp://ch.example.org:9000', /http/],
  ])('names %s when it is %j, and says what it takes', (name, value, takes) => {
    const message = refusal({ [name]: value });
    expect(message).toContain(`${name}:`);
    expect(message).toMatch(takes);
    expect(message).not.toContain('\n');
  });

  it('names every wrong variable at once and repeats no password', () => {
    const message = refusal({ PORT: 'x', LITOMETR_DEMO: 'x', LITOMETR_ADMIN_PASSWORD: 'hunter2' });
    for (const name of ['PORT:', 'LITOMETR_DEMO:', 'LITOMETR_ADMIN_PASSWORD:']) {
      expect(message).toContain(name);
    }
    expect(message).not.toContain('hunter2');
  });
});
