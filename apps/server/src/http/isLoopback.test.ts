import { describe, expect, it } from 'vitest';
import { isLoopback } from './isLoopback.ts';

describe('isLoopback', () => {
  it.each(['localhost', '127.0.0.1', '127.8.9.1', '::1'])(
    '%s is reached from here only',
    (host) => {
      expect(isLoopback(host)).toBe(true);
    },
  );

  it.each([
    '0.0.0.0',
    '::',
    '10.0.0.1',
    '128.0.0.1',
    'example.org',
    '127.0.0.1.example.org',
    '127.example.org',
    'localhost.example.org',
    '1270.0.0.1',
    '::ffff:10.0.0.1',
    '',
  ])('%j may be reached from elsewhere', (host) => {
    expect(isLoopback(host)).toBe(false);
  });
});
