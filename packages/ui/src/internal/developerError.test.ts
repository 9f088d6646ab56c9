import { afterEach, expect, it, vi } from 'vitest';
import { requireText, requireThat } from './developerError.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each([undefined, null, '', '  ', 7])('throws for %o: what, why and how', (text) => {
  expect(() => requireText('IconButton', 'label', text, 'An icon has no words.')).toThrow(
    "IconButton has no label. An icon has no words. Give it words in the reader's language: <IconButton label={…}>.",
  );
});

it('lets words pass', () => {
  expect(() => requireText('IconButton', 'label', 'Закрыть', '')).not.toThrow();
  expect(() => requireThat(true, 'a', 'b', 'c')).not.toThrow();
  expect(() => requireThat(false, 'a.', 'b.', 'c.')).toThrow('a. b. c.');
});

it('never throws at a reader', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(() => requireText('IconButton', 'label', '', '')).not.toThrow();
  expect(() => requireThat(false, 'a', 'b', 'c')).not.toThrow();
});
