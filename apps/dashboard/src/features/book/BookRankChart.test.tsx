import { render, screen } from '@testing-library/react';
import { describe, it } from 'vitest';
import { ready } from '../../testing/blockFixtures.ts';
import { historyResponse } from '../../testing/bookFixtures.ts';
import { TestPage } from '../../testing/TestPage.tsx';
import { BookRankChart } from './BookRankChart.tsx';

describe('BookRankChart', () => {
  it('denies places on the days of the period alone', async () => {
    render(
      <TestPage>
        <BookRankChart
          block={ready({ ...historyResponse(), ranks: [] })}
          events={[]}
          marks={[]}
          title="Выше всего стояла на 1 месте: Топ 100, 2 мая 2026 г."
          name="Тень"
        />
      </TestPage>,
    );
    await screen.findByText('За эти дни книга не стояла ни в одном из снятых списков');
  });
});
