import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/renderUi.tsx';
import { Chip } from './Chip.tsx';

describe('Chip', () => {
  const follow = (init: MouseEventInit = {}, target?: string) => {
    const navigate = vi.fn<(path: string) => void>();
    renderUi(
      <Chip href="/tags/1" {...(target !== undefined && { target })}>
        попаданка
      </Chip>,
      { navigate: (path) => navigate(path) },
    );
    const link = screen.getByRole('link', { name: 'попаданка' });
    // jsdom does not navigate: it only reports that it cannot.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(link, init);
    return { link, navigate };
  };

  it('goes to a path of the app without a page load', () => {
    const { link, navigate } = follow();
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/tags/1');
    expect(link.getAttribute('href')).toBe('/tags/1');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'leaves a press with %j to the browser',
    (init) => {
      expect(follow(init).navigate).not.toHaveBeenCalled();
    },
  );

  it('leaves another tab to the browser', () => {
    expect(follow({}, '_blank').navigate).not.toHaveBeenCalled();
  });
});
