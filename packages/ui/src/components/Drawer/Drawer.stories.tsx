import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { DescriptionList } from '../DescriptionList/index.ts';
import { Drawer, type DrawerProps } from './Drawer.tsx';

function Opened({ isOpen, ...props }: DrawerProps) {
  const [open, setOpen] = useState(isOpen);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Подробнее</Button>
      <Drawer {...props} isOpen={open} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'Ui/Overlays/Drawer',
  component: Drawer,
  // Some stories are open from the start: each has its own frame on the docs page.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  argTypes: {
    children: { control: false },
    footer: { control: false },
    onOpenChange: { control: false },
  },
  args: {
    title: 'Жанр «ЛитРПГ»',
    isOpen: false,
    onOpenChange: () => undefined,
    children: (
      <DescriptionList
        items={[
          { id: 'books', term: 'Книг', description: '1\u00a0204' },
          { id: 'new', term: 'Новых за неделю', description: '38' },
          { id: 'price', term: 'Медиана цены', description: '149 ₽' },
        ]}
      />
    ),
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getByRole('button', { name: 'Подробнее' });
    await userEvent.click(open);
    await screen.findByRole('dialog', { name: 'Жанр «ЛитРПГ»' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(open).toHaveFocus());
  },
};

export const AtEnd: Story = { args: { isOpen: true, footer: <Button>Открыть страницу</Button> } };
export const Wide: Story = { args: { isOpen: true, size: 'lg' } };
export const AtStart: Story = { args: { isOpen: true, side: 'start' } };

export const LongText: Story = {
  args: {
    isOpen: true,
    title: 'Противостояние характеров и любовь вопреки всему: подробно о теге',
    children: Array.from({ length: 24 }, (_, index) => `Абзац ${index + 1}.`).map((text) => (
      <p key={text}>{text} Место книги считается по списку портала на день обхода.</p>
    )),
    footer: ({ close }) => (
      <Button onPress={close}>Закрыть подробности и вернуться к таблице</Button>
    ),
  },
};

/** A strip of the page stays on the other side. */
export const OnPhone: Story = {
  args: { isOpen: true },
  parameters: { phone: true },
  globals: { viewport: { value: 'xs' } },
};
