import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { widgetStrings } from '../testing/widgetStrings.ts';
import { useFormats, WidgetsProvider } from './WidgetsProvider.tsx';

function Share() {
  return <p>{useFormats().formatPercent(0.5)}</p>;
}

it('gives formats of its locale', () => {
  render(
    <WidgetsProvider locale="fa" timeZone="Asia/Tehran" strings={widgetStrings}>
      <Share />
    </WidgetsProvider>,
  );
  expect(screen.getByText(/۵۰/)).toBeInTheDocument();
});

it('says what is wrong, why, and what to do when it is missing', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Share />)).toThrow(
    /without its words.+no WidgetsProvider.+Wrap the app.+<WidgetsProvider/,
  );
});
