import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { navigation } from '../../testing/navigation.tsx';
import { Button } from '../Button/index.ts';
import { NavTree } from '../NavTree/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { Sidebar, type SidebarProps } from './Sidebar.tsx';

function Page({ isOpen: start, onOpenChange, ...props }: SidebarProps) {
  const [isOpen, setOpen] = useState(start);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange(next);
  };
  return (
    <>
      <Sidebar {...props} isOpen={isOpen} onOpenChange={change} />
      <Button aria-expanded={isOpen} aria-controls="sidebar" onPress={() => change(true)}>
        Меню
      </Button>
    </>
  );
}

const meta = {
  title: 'Ui/Navigation/Sidebar',
  component: Sidebar,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '480px' } },
  },
  argTypes: { children: { control: false } },
  args: {
    id: 'sidebar',
    title: 'Навигация',
    isOpen: false,
    onOpenChange: fn(),
    children: (
      <NavTree
        label="Навигация"
        items={navigation}
        current="/portals/litnet/bestsellers"
        hasFilter
      />
    ),
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From md up it is a column that is always open. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: 'Навигация' })).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** While the menu of a reader loads. */
export const Loading: Story = { args: { children: <Spinner label="Меню загружается" /> } };

const phone = { parameters: { phone: true }, globals: { viewport: { value: 'xs' } } };

/** Below md it is a drawer: with a title, a close button and a backdrop. */
export const AsDrawer: Story = {
  ...phone,
  play: async ({ args, canvas, userEvent, step }) => {
    const open = canvas.getByRole('button', { name: 'Меню' });
    const drawer = () => screen.findByRole('dialog', { name: 'Навигация' });
    const gone = async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(open).toHaveFocus();
    };
    await step('opens over the page with the focus inside', async () => {
      await userEvent.click(open);
      await expect(await drawer()).toContainElement(document.activeElement as HTMLElement);
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    });
    await step('remembers expanded rows from one opening to the next', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Управление' }));
      const [close] = within(await drawer()).getAllByRole('button');
      await userEvent.click(close ?? open);
      await gone();
      await userEvent.click(open);
      await drawer();
      await waitFor(() =>
        expect(screen.getByRole('link', { name: /Статус парсеров/ })).toBeVisible(),
      );
    });
    await step('a press on the backdrop closes it', async () => {
      await userEvent.click(await drawer());
      await gone();
    });
    await step('choosing a page closes it', async () => {
      await userEvent.click(open);
      await drawer();
      await userEvent.click(screen.getByRole('link', { name: 'Каталог книг' }));
      await gone();
    });
  },
};

export const LongText: Story = {
  ...phone,
  args: {
    isOpen: true,
    title: 'Навигация по разделам портала и личного кабинета',
    children: (
      <NavTree
        label="Навигация"
        items={[
          {
            type: 'item',
            id: 'a',
            label: 'Estadísticas detalladas de géneros y subgéneros por portal',
            href: '/a',
            icon: 'statistics',
          },
        ]}
      />
    ),
  },
};
