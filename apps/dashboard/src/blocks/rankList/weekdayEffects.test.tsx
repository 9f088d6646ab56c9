import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LocaleProvider, StringsProvider } from '../../i18n/LocaleProvider.tsx';
import { weekdaysResponse } from '../../testing/listFixtures.ts';
import { WeekdayEffects, type WeekdaysResponse } from './WeekdayEffects.tsx';

const renderEffects = (response: WeekdaysResponse) =>
  render(
    <LocaleProvider initialLocale="ru">
      <StringsProvider navigate={() => undefined}>
        <WeekdayEffects state={{ kind: 'ready' }} response={response} />
      </StringsProvider>
    </LocaleProvider>,
  );

it('names the day of the week that is certainly better', async () => {
  renderEffects(weekdaysResponse());
  const title = await screen.findByText(/День главы с наибольшим приростом/u);
  expect(title.textContent).toBe(
    'День главы с наибольшим приростом — воскресенье: ×1,21 к обычной главе',
  );
});

it('says that the days do not differ where none is certainly better', async () => {
  renderEffects({ ...weekdaysResponse(), best: null });
  await screen.findByText('В какой день недели вышла глава, на приросте не заметно');
});

it('states no finding where no day is known', async () => {
  const response = weekdaysResponse();
  const items = response.items.map((item) => ({ ...item, ratio: null, low: null, high: null }));
  renderEffects({ ...response, best: null, items });
  await screen.findByText('Прирост после новой главы по дням недели');
});
