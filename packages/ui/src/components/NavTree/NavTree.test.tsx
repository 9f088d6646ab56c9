import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { navigation } from '../../testing/navigation.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
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
