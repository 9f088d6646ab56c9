import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { navigation } from '../../testing/navigation.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { Sidebar } from '../Sidebar/index.ts';
import { NavTree } from './NavTree.tsx';

const link = (name: string | RegExp) => screen.queryByRole('link', { name });

it('opens the way to the page that is gone to, and closes nothing', () => {
  const { rerender } = renderUi(<NavTree label="Pages" items={navigation} current="/" />);
  expect(link(/Статус парсеров/)).toBeNull();
  rerender(<NavTree label="Pages" items={navigation} current="/app/parsers" />);
  expect(link(/Статус парсеров/)?.getAttribute('aria-current')).toBe('page');
  rerender(<NavTree label="Pages" items={navigation} current="/" />);
  expect(link(/Статус парсеров/)).not.toBeNull();
});

it('lets the reader close the way to the page that is shown', async () => {
  renderUi(<NavTree label="Pages" items={navigation} current="/app/parsers" />);
  await userEvent.click(screen.getByRole('button', { name: 'Управление' }));
  expect(link(/Статус парсеров/)).toBeNull();
});

it('opens the way when a menu that loads later holds the page', () => {
  const { rerender } = renderUi(<NavTree label="Pages" items={[]} current="/app/parsers" />);
  rerender(<NavTree label="Pages" items={navigation} current="/app/parsers" />);
  expect(link(/Статус парсеров/)).not.toBeNull();
});

it('opens the way in a tree that is mounted again with the menu of the page', () => {
  const inSidebar = (items: typeof navigation) => (
    <Sidebar id="sidebar" title="Pages" isOpen={false} onOpenChange={() => undefined}>
      <NavTree key={items.length} label="Pages" items={items} current="/app/parsers" />
    </Sidebar>
  );
  const { rerender } = renderUi(inSidebar([]));
  rerender(inSidebar(navigation));
  expect(link(/Статус парсеров/)).not.toBeNull();
});

it('does as its owner says where keys are given', async () => {
  const onExpandedChange = vi.fn();
  renderUi(
    <NavTree
      label="Pages"
      items={navigation}
      expandedKeys={['portals']}
      onExpandedChange={onExpandedChange}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Управление' }));
  expect(onExpandedChange).toHaveBeenCalledWith(['portals', 'staff']);
  expect(link(/Статус парсеров/)).toBeNull();
});

it('announces how many match', async () => {
  renderUi(<NavTree label="Pages" items={navigation} hasFilter />);
  await userEvent.type(screen.getByRole('searchbox'), 'жанр');
  expect(screen.getByRole('status').textContent).toBe('matchingNodes 2');
  await userEvent.type(screen.getByRole('searchbox'), 'ooo');
  expect(screen.getByRole('status').textContent).toBe('noMatchingNodes');
});

it('goes through the router that the provider was given', async () => {
  const navigate = vi.fn();
  renderUi(<NavTree label="Pages" items={navigation} />, { navigate });
  await userEvent.click(screen.getByRole('link', { name: 'Главная' }));
  expect(navigate).toHaveBeenCalledWith('/', undefined);
});

const row = (name: string) =>
  screen.queryByRole('link', { name }) ?? screen.getByRole('button', { name });

it('walks with the keys of a tree', async () => {
  renderUi(<NavTree label="Pages" items={navigation} current="/" />);
  act(() => row('Главная').focus());
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(row('Порталы'));
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  expect(document.activeElement).toBe(row('Анализ по тегам'));
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(row('Литнет'));
  await userEvent.keyboard('{ArrowLeft}');
  expect(link('Анализ по тегам')).toBeNull();
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(row('Порталы'));
  await userEvent.keyboard('{End}{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: /Статус парсеров/ }));
  await userEvent.keyboard('{Home}');
  expect(document.activeElement).toBe(row('Главная'));
});

it('turns the way in and out where the line runs from right to left', async () => {
  renderUi(<NavTree label="Pages" items={navigation} current="/" />, { locale: 'fa' });
  act(() => row('Управление').focus());
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: /Статус парсеров/ }));
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(row('Управление'));
});

it('goes to the next row that begins with a letter, and round', async () => {
  renderUi(<NavTree label="Pages" items={navigation} current="/" />);
  act(() => row('Литнет').focus());
  await userEvent.keyboard('б');
  expect(document.activeElement).toBe(row('Бестселлеры'));
  await userEvent.keyboard('б');
  expect(document.activeElement).toBe(row('Букривер'));
  await userEvent.keyboard('б');
  expect(document.activeElement).toBe(row('Бестселлеры'));
});

it('goes from the filter down to the first match, and lets its branch be closed', async () => {
  renderUi(<NavTree label="Pages" items={navigation} hasFilter />);
  await userEvent.type(screen.getByRole('searchbox'), 'парсер{ArrowDown}');
  expect(document.activeElement).toBe(row('Управление'));
  await userEvent.keyboard('{ArrowLeft}');
  expect(link(/Статус парсеров/)).toBeNull();
  await userEvent.keyboard('{ArrowRight}');
  expect(link(/Статус парсеров/)).not.toBeNull();
});

it('says what to do where it has no name', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderUi(<NavTree label="" items={navigation} />)).toThrow(
    /NavTree has no label.*names the landmark.*<NavTree label=/,
  );
});
