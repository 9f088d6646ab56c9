import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useDraft } from './useDraft.ts';

const mount = (initial: string) =>
  renderHook(
    ({ value }: { value: string }) =>
      useDraft<string>({
        value,
        defaultValue: null,
        isSame: Object.is,
        isAllowed: () => true,
        onChange: vi.fn(),
      }),
    { initialProps: { value: initial } },
  );

describe('useDraft', () => {
  it('forgets a draft for good once its owner gives another value', () => {
    const { result, rerender } = mount('2026-11-01');
    act(() => result.current.type('2026-11-09'));
    expect(result.current.typed).toBe('2026-11-09');
    rerender({ value: '2026-11-02' });
    expect(result.current.typed).toBe('2026-11-02');
    rerender({ value: '2026-11-01' });
    expect(result.current.typed).toBe('2026-11-01');
  });
});
