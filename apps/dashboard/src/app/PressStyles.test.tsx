import { Button } from '@litometr/ui';
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PressStyles } from './PressStyles.tsx';

const sheetsFor = (pressable: string) =>
  [...document.querySelectorAll('style')].filter((sheet) => sheet.textContent.includes(pressable));

it('replaces the style sheet of React Aria, with the same rules', () => {
  // In tests it adds none.
  vi.stubEnv('NODE_ENV', 'development');
  const { unmount } = render(<Button>Save</Button>);
  const [theirs] = sheetsFor('data-react-aria-pressable');
  const rules = (sheet: Element | undefined) => sheet?.textContent.replaceAll(/[\s;]/g, '');
  unmount();
  expect(theirs).toBeDefined();
  theirs?.remove();

  render(
    <>
      <PressStyles />
      <Button>Save</Button>
    </>,
  );
  const sheets = sheetsFor('data-react-aria-pressable');
  expect(sheets).toHaveLength(1);
  expect(rules(sheets[0])).toBe(rules(theirs));
});
