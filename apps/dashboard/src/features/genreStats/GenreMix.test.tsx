import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { genresResponse, statusesResponse } from '../../testing/groupFixtures.ts';
import { TestPage } from '../../testing/TestPage.tsx';
import { GenreMix } from './GenreMix.tsx';

const state = { kind: 'ready' } as const;

function show(data: ReturnType<typeof statusesResponse>) {
  render(
    <TestPage>
      <GenreMix
        all={{ state, data: genresResponse() }}
        statuses={{ state, data }}
        onChoose={() => undefined}
      />
    </TestPage>,
  );
}

it('names the genre with the largest share of finished books', async () => {
  show(statusesResponse());
  expect(await screen.findByText(/доля дописанных больше всего/u)).toBeTruthy();
});

it('takes no other status for that of finished books where the portal has none', async () => {
  const response = statusesResponse();
  show({
    ...response,
    statuses: ['in_progress', 'frozen'],
    items: response.items.map((item, at) => ({ ...item, n: 40, books: [40 - at, at] })),
  });
  expect(await screen.findByText('Где книги дописаны: книги по статусу')).toBeTruthy();
  expect(screen.queryByText(/доля дописанных больше всего/u)).toBeNull();
});
