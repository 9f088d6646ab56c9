import { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import { secureContextOnly } from './secureContext.js';

const linter = new Linter();
const complaints = (code: string) =>
  linter.verify(code, { rules: { 'no-restricted-properties': ['error', ...secureContextOnly] } });

describe('secureContextOnly', () => {
  it.each([
    'crypto.randomUUID()',
    'window.crypto.randomUUID()',
    'const { randomUUID } = crypto',
    'crypto.subtle.digest()',
    'navigator.clipboard.writeText(text)',
    'window.navigator.clipboard',
    'navigator.locks.request(name)',
    'const { locks } = navigator',
    'navigator.serviceWorker.register(file)',
    'navigator.storage.persist()',
    'navigator.share(link)',
  ])('refuses %s', (code) => {
    expect(complaints(code)).toHaveLength(1);
  });

  it.each([
    'crypto.getRandomValues(bytes)',
    'event.clipboardData.getData(type)',
    'vars.color.border.subtle',
    'new BroadcastChannel(name)',
    'localStorage.getItem(key)',
  ])('allows %s', (code) => {
    expect(complaints(code)).toEqual([]);
  });
});
