import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { type Failed, useRefusalText } from './useRefusalText.ts';

const wrapper = ({ children }: { children: ReactNode }) => (
  <IntlProvider locale="ru">{children}</IntlProvider>
);

function textOf(fields: Record<string, string[]>): string {
  const { result } = renderHook(() => useRefusalText(), { wrapper });
  const refusal = { status: 400, code: null, fields };
  const failed: Failed = { ok: false, failure: 'refused', refusal };
  return result.current(failed);
}

describe('useRefusalText', () => {
  it.each(['password', 'next'])('reports that the password in %s is too easy to guess', (field) => {
    expect(textOf({ [field]: ['This password is one of the most common ones.'] })).toMatch(
      /слишком распространён/,
    );
  });

  it('reports for other fields that the value is not accepted', () => {
    expect(textOf({ url: ['Not a link.'] })).toMatch(/не принял это значение/);
  });
});
