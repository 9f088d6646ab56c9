import { parse } from '@formatjs/icu-messageformat-parser';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { LocaleProvider } from '../i18n/LocaleProvider.tsx';
import { loadTexts, type Messages } from '../i18n/loadTexts.ts';
import { useGloss } from './useGloss.ts';

const text = 'Fantasy';

async function renderGloss(messages: Messages) {
  const texts = { ...(await loadTexts('en')), messages };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LocaleProvider initialLocale="en" initialTexts={texts}>
      {children}
    </LocaleProvider>
  );
  return renderHook(() => useGloss(), { wrapper }).result.current;
}

describe('useGloss', () => {
  it('adds the translation of a name', async () => {
    const { glossed } = await renderGloss({ 'gloss:Фэнтези': text });
    expect(glossed('Фэнтези')).toBe('Фэнтези · Fantasy');
  });

  it('reads texts that the build has parsed', async () => {
    const parsed: Record<string, unknown> = { 'gloss:Фэнтези': parse(text) };
    const { gloss } = await renderGloss(parsed as Messages);
    expect(gloss('Фэнтези')).toBe(text);
  });

  it('leaves a name without a translation as it is', async () => {
    const { gloss, glossed } = await renderGloss({});
    expect(gloss('Проза')).toBeNull();
    expect(glossed('Проза')).toBe('Проза');
  });
});
