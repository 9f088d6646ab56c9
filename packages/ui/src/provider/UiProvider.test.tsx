import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Pagination } from '../components/Pagination/index.ts';

it('says what is missing, why it matters and what to do', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Pagination page={1} pageCount={2} onChange={() => undefined} />)).toThrow(
    /no UiProvider.*no language is a default.*Wrap the app/,
  );
});
