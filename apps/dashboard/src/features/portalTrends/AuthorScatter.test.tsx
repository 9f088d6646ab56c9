import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { authorsResponse } from '../../testing/authorFixtures.ts';
import { TestPage } from '../../testing/TestPage.tsx';
import { AuthorScatter } from './AuthorScatter.tsx';

it('counts the authors that have a mark', async () => {
  const { items, meta } = authorsResponse();
  const gains = items.filter(({ gain }) => gain !== null);
  expect(gains.length).toBeLessThan(items.length);
  render(
    <TestPage>
      <AuthorScatter state={{ kind: 'ready' }} rows={items} meta={meta} />
    </TestPage>,
  );
  expect(await screen.findByText(new RegExp(`^${gains.length} автор`, 'u'))).toBeTruthy();
});
