import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { navigation } from '../../testing/navigation.tsx';
import { Card } from '../Card/index.ts';
import { NavTree } from './NavTree.tsx';

const meta = {
  title: 'Ui/Navigation/NavTree',
  component: NavTree,
  argTypes: { items: { control: false } },
  args: {
    label: 'Разделы',
    items: navigation,
    current: '/portals/litnet/bestsellers',
    onNavigate: fn(),
  },
  decorators: [
    (Story) => (
      <Card style={{ inlineSize: 280 }} padding="sm">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof NavTree>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('shows the current page', async () => {
      const current = canvas.getByRole('link', { name: 'Бестселлеры' });
      await expect(current).toHaveAttribute('aria-current', 'page');
    });
    await step('opens and closes a group', async () => {
      const group = canvas.getByRole('button', { name: 'Управление' });
      await expect(group).toHaveAttribute('aria-expanded', 'false');
      await userEvent.click(group);
      await canvas.findByRole('link', { name: /Статус парсеров/ });
      await userEvent.click(group);
      await waitFor(() =>
        expect(canvas.queryByRole('link', { name: /Статус парсеров/ })).toBeNull(),
      );
    });
    await step('goes to a page', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Каталог книг' }));
      await expect(args.onNavigate).toHaveBeenCalledOnce();
    });
  },
};

export const Filtered: Story = {
  // A frame of its own on the docs page: only there is it played.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: { hasFilter: true },
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('searchbox');
    await step('shows matches and their ancestors', async () => {
      await userEvent.type(field, 'ПАРСЕР');
      await canvas.findByRole('link', { name: /Статус парсеров/ });
      await expect(canvas.getByRole('button', { name: 'Управление' })).toBeVisible();
      await expect(canvas.queryByRole('link', { name: 'Главная' })).toBeNull();
    });
    await step('comes back as it was', async () => {
      await userEvent.keyboard('{Escape}');
      await canvas.findByRole('link', { name: 'Главная' });
      await expect(canvas.queryByRole('link', { name: /Статус парсеров/ })).toBeNull();
    });
    await step('stays filtered for the eye', async () => {
      await userEvent.type(field, 'жанр');
      await expect(canvas.getAllByRole('link')).toHaveLength(3);
    });
  },
};

export const NoMatch: Story = {
  // A frame of its own on the docs page: only there is it played.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: { hasFilter: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'такого раздела нет');
    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement());
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    current: '/b',
    items: [
      {
        type: 'group',
        id: 'g',
        label: 'Очень длинное название группы разделов меню',
        defaultExpanded: true,
        children: [
          {
            type: 'item',
            id: 'a',
            label: 'Estadísticas detalladas de géneros y subgéneros por portal',
            href: '/a',
            icon: 'statistics',
          },
          {
            type: 'item',
            id: 'b',
            label: 'Сверхдлинноеназваниеразделабезединогопробелавнутри',
            href: '/b',
            icon: 'tags',
            badge: '1\u00a0204',
          },
        ],
      },
    ],
  },
};
