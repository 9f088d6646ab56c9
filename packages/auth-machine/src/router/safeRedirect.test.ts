import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loginAddress, safeRedirect } from './safeRedirect.ts';

describe('[I35] a redirect that could lead elsewhere', () => {
  it.each([
    null,
    undefined,
    '',
    'app',
    '?x=1',
    '#h',
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '\\/evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '/\r\n/evil.test',
    '\t//evil.test',
    ' /app',
    '/app x',
    '/\u00a0/evil.test',
    '/\u2028/evil.test',
    '/\0/evil.test',
    '/%2f/evil.test',
    '/%2F%2Fevil.test',
    '/%5cevil.test',
    '/%5C/evil.test',
    '/%09/evil.test',
    '/%0a/evil.test',
    '/%00',
    '/.//evil.test',
    '/x/..//evil.test',
    '/%2e%2e//evil.test',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'https://evil.test/app',
    'https:evil.test',
    'HTTPS:\\evil.test',
    'http://user@evil.test',
    '//user:pass@evil.test',
    '/%',
    '/%zz',
    '/%ff',
    `/${'x'.repeat(2100)}`,
    '/login',
    '/login/',
    '/LOGIN?redirect=/app',
    '/%6cogin',
    '/app/../login',
    '/login/x',
    '/login?redirect=%2Flogin%3Fredirect%3D%2F%2Fevil.test',
    ['/app', '/x'],
    [],
  ])('%j ends at /app', (raw) => {
    expect(safeRedirect(raw)).toBe('/app');
  });

  it('never leaves the site, whatever is made of its pieces', () => {
    const piece = fc.constantFrom(
      ...[
        '/',
        '\\',
        '.',
        '..',
        '%2f',
        '%5c',
        '%2e',
        ':',
        '@',
        '?',
        '#',
        'evil.test',
        'https',
        '\t',
        '%',
        'a',
      ],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const path = safeRedirect(pieces.join(''));
        const url = new URL(path, 'https://our.test');
        expect(url.origin).toBe('https://our.test');
        expect(path).toMatch(/^\/(?!\/)/);
        expect(url.pathname.toLowerCase()).not.toMatch(/^\/login(\/|$)/);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('[I36] a redirect into the site', () => {
  it.each([
    '/app/profile?tab=2&x=%26#h',
    '/',
    '/portals/litnet/tag-stats/7?from=2026-01-01',
    '/authors/1?q=%D0%BB%D0%B5%D1%81',
    '/loginish',
    '/app?next=//evil.test',
    '/app?redirect=%2Flogin',
  ])('%s comes back whole, encoded once', (place) => {
    expect(safeRedirect(place)).toBe(place);
    const address = new URL(loginAddress(place), 'https://our.test');
    expect(address.pathname).toBe('/login');
    expect(address.searchParams.getAll('redirect')).toEqual([place]);
  });

  it('is left out of the address when there is none', () => {
    expect(loginAddress('//evil.test')).toBe('/login');
    expect(loginAddress('/login?redirect=/x')).toBe('/login');
    expect(safeRedirect('/x', { loginPath: '/enter' })).toBe('/x');
    expect(safeRedirect('/enter', { loginPath: '/enter', fallback: '/home' })).toBe('/home');
  });
});
