import { describe, expect, it } from 'vitest';
import { deviceName } from './deviceName.ts';

const like = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('deviceName', () => {
  it.each([
    [
      `Mozilla/5.0 (X11; Linux x86_64) ${like} Chrome/156.0.0.0 Safari/537.36`,
      'Chrome 156 · Linux',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${like} Chrome/155.0.0.0 Safari/537.36 Edg/155.0.0.0`,
      'Edge 155 · Windows',
    ],
    [
      `Mozilla/5.0 (Linux; Android 10; K) ${like} Chrome/150.0.0.0 YaBrowser/26.1.0 Mobile Safari/537.36`,
      'Yandex Browser 26 · Android',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0',
      'Firefox 140 · macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      'Safari 18 · iPhone',
    ],
  ])('names the browser and the system of %s', (agent, name) => {
    expect(deviceName(agent)).toBe(name);
  });

  it('names nothing where the agent is no browser', () => {
    expect(deviceName('curl/8.5.0')).toBeNull();
    expect(deviceName('')).toBeNull();
  });
});
