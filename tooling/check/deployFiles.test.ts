import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../apps/server/src/config/config.ts';
import { defaultConnectionLimits } from '../../apps/server/src/http/connectionLimits.ts';
import { root } from '../run/paths.ts';

const read = (file: string) => readFileSync(join(root, 'deploy', file), 'utf8');
const compose = read('compose.yaml');
const nginx = read('nginx.example.conf');
const caddy = read('caddy/Caddyfile');

const namesIn = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort();

describe('compose.yaml', () => {
  it('takes exactly the variables of env.example, and none without a value', () => {
    const wanted = namesIn(compose, /\$\{(\w+)/g);
    expect(namesIn(read('env.example'), /^(\w+)=/gm)).toEqual(wanted);
    expect(namesIn(compose, /\$\{(\w+):\?/g)).toEqual(wanted);
  });

  it('sets variables of the server to values that it takes', () => {
    const server = compose.slice(0, compose.indexOf('\n  clickhouse:'));
    const settings = [...server.matchAll(/^ {6}([A-Z_]+): "?(.*?)"?$/gm)];
    const env = Object.fromEntries(
      settings.map(([, name = '', value = '']) => [
        name,
        value.replaceAll(/\$\{\w+:\?[^}]*\}/g, 'litometr.example.org'),
      ]),
    );
    const config = readConfig(env);
    expect(config).toMatchObject({
      host: '0.0.0.0',
      demo: false,
      publicUrl: 'https://litometr.example.org',
      dataFolder: '/data',
    });
    expect(config.databaseUrl).toContain('@postgres:5432');
    expect(config.clickhouseUrl).toContain('@clickhouse:8123');
  });

  it('names files that exist', () => {
    const mounted = namesIn(compose, /^ {6}- (\.\/[^:]+):/gm);
    expect(mounted).toHaveLength(2);
    for (const file of [...mounted, '../deploy/Dockerfile']) {
      expect(existsSync(join(root, 'deploy', file)), file).toBe(true);
    }
  });
});

describe('the Dockerfile', () => {
  it('runs the server as the script `start` does, and not as root', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const [, command = '[]'] = /^CMD (.*)$/m.exec(read('Dockerfile')) ?? [];
    expect((JSON.parse(command) as string[]).join(' ')).toBe(scripts['start']);
    expect(read('Dockerfile')).toMatch(/^USER node$/m);
  });
});

describe('the proxies', () => {
  const seconds = (text: string, name: string) =>
    Number(new RegExp(`^\\s*${name} (\\d+)s;?$`, 'm').exec(text)?.[1]);

  it('close connections to the server before it does', () => {
    expect(seconds(caddy, 'keepalive') * 1000).toBeLessThan(defaultConnectionLimits.keepAliveMs);
  });

  it('limit the time for headers as the server does', () => {
    const limit = defaultConnectionLimits.headersMs / 1000;
    expect(seconds(caddy, 'read_header')).toBe(limit);
    expect(seconds(nginx, 'client_header_timeout')).toBe(limit);
  });

  it('let uploads of the default size through', () => {
    const megabytes = readConfig({}).uploadBytes / 2 ** 20;
    const [, ofCaddy] = /max_size (\d+)MB/.exec(caddy) ?? [];
    const [, ofNginx] = /client_max_body_size (\d+)m;/.exec(nginx) ?? [];
    expect(Number(ofCaddy)).toBeGreaterThan(megabytes);
    expect(Number(ofNginx)).toBeGreaterThan(megabytes);
  });
});
