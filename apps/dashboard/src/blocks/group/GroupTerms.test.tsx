import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { genreResponse } from '../../testing/groupFixtures.ts';
import { TestPage } from '../../testing/TestPage.tsx';
import { GroupTerms } from './GroupTerms.tsx';

it('states no upper bound of the prices in the last bin', async () => {
  const prices = [
    { from: 500, to: 1_000, count: 4 },
    { from: 1_000, to: null, count: 2 },
  ];
  render(
    <TestPage>
      <GroupTerms
        block={{ state: { kind: 'ready' }, data: { ...genreResponse(), prices } }}
        name="Фэнтези"
        portal="litnet"
        filter="genre=1"
        median={{ price: 600, chars: null }}
      />
    </TestPage>,
  );
  const bins = await screen.findAllByText(/^(?:от )?1\s000\s₽/u, { selector: 'li *, li' });
  expect(bins.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^от 1\s000\s₽: 2$/u),
  ]);
});
