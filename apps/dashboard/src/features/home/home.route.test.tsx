import { home, homeCalendar, homeHeat, homeSentences } from '@litometr/api-contract';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../../testing/fakeApi.ts';
import { homeResponse } from '../../testing/fixtures.ts';
import { homeBlocks } from '../../testing/homeFixtures.ts';
import { loadPage, openPage } from '../../testing/openPage.tsx';

const { sentences, heat, calendar } = homeBlocks();
if (!sentences.data || !heat.data || !calendar.data) throw new Error('The fixture has no data.');
const responses = { sentences: sentences.data, heat: heat.data, calendar: calendar.data };

const createApi = () =>
  createFakeApi()
    .reply(home, homeResponse())
    .reply(homeSentences, responses.sentences)
    .reply(homeHeat, responses.heat)
    .reply(homeCalendar, responses.calendar);

/** The portals of the shown cards, each named by its heading. */
const cards = () =>
  screen.getAllByRole('article').map((card) => card.querySelector('h3')?.textContent);

describe('route of the home page', () => {
  it('requests the same blocks whatever the filters', async () => {
    const api = createApi();
    await loadPage('/?portals=litnet,litres&mild=1', api);
    expect(api.requests).toEqual(['/home/', '/home/sentences/', '/home/heat/', '/home/calendar/']);
  });

  it('describes the page in the head', async () => {
    const { meta } = await loadPage('/', createApi());
    expect(meta).toEqual([
      { title: 'Главная' },
      {
        name: 'description',
        content:
          'Что движется на шести книжных порталах: топы, бестселлеры, жанры, теги, авторы и книги по дням.',
      },
    ]);
  });

  it('renders the day on all portals', async () => {
    const page = await openPage('/', createApi());
    await screen.findByRole('heading', { level: 1, name: 'Что происходит сегодня' });
    await screen.findByText(/вошло 15 книг; больше всех поднялась «Смотритель северного маяка»/u);
    await expect.poll(() => document.title).toBe('Главная');
    expect(cards()).toHaveLength(homeResponse().portals.length);
    await expect.poll(page.unusedReads).toEqual([]);
  });

  it('renders the portals that the address names, and no other', async () => {
    await openPage('/?portals=litres,litnet', createApi());
    await screen.findAllByRole('article');
    expect(cards()).toEqual(['Литнет', 'Литрес']);
  });

  it('names the fastest genre of all, also where its row is shown on request only', async () => {
    const cell = { portal: 'litnet', id: 1, certain: true, n: 30 } as const;
    const items = Array.from({ length: 13 }, (_, at) => ({
      name: `Жанр ${at + 1}`,
      cells: [{ ...cell, id: at + 1, change: at === 12 ? 0.5 : 0.1 }],
    }));
    const api = createApi().reply(homeHeat, { ...responses.heat, genres: items.length, items });
    await openPage('/', api);
    await screen.findByText(
      '«Жанр 13» (Литнет) растёт быстрее всех, чей рост не случаен: +50 % за неделю',
    );
  });

  it('ignores an unknown portal, and names the wrong parameter', async () => {
    await openPage('/?portals=litnet,samizdat', createApi());
    await screen.findByText('Параметр адреса portals указан с ошибкой и не учтён.');
    expect(cards()).toHaveLength(homeResponse().portals.length);
  });

  it('shows a failed block next to the others, and requests it again', async () => {
    const api = createApi().fail(homeSentences, 500);
    await openPage('/', api);
    await screen.findByText('Не удалось загрузить данные');
    expect(cards()).toHaveLength(homeResponse().portals.length);
    api.reply(homeSentences, responses.sentences);
    fireEvent.click(screen.getByText('Повторить'));
    await expect.poll(() => screen.queryByText('Не удалось загрузить данные')).toBeNull();
    expect(await screen.findAllByText(/Ключ от библиотеки/)).not.toHaveLength(0);
  });
});
