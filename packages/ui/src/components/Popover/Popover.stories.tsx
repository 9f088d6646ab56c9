import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { DescriptionList } from '../DescriptionList/index.ts';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Ui/Overlays/Popover',
  component: Popover,
  // Some stories are open from the start: each has its own frame on the docs page.
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  argTypes: { trigger: { control: false }, children: { control: false } },
  args: {
    trigger: (
      <Button variant="quiet" icon="info">
        Охват 98,4 %
      </Button>
    ),
    label: 'Откуда цифры',
    children: (
      <DescriptionList
        items={[
          { id: 'source', term: 'Источник', description: 'Список «Бестселлеры» Литнета' },
          { id: 'day', term: 'День', description: '20.11.2026' },
          { id: 'cover', term: 'Охват', description: '9\u00a0842 книги из 10\u00a0000' },
        ]}
      />
    ),
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const trigger = canvas.getByRole('button');
    await step('opens with the focus inside and gives it back', async () => {
      await userEvent.click(trigger);
      const popover = await screen.findByRole('dialog', { name: 'Откуда цифры' });
      await waitFor(() => expect(popover).toContainElement(document.activeElement as HTMLElement));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(trigger).toHaveFocus());
    });
    await step('stays open for the eye', async () => {
      await userEvent.click(trigger);
      await screen.findByRole('dialog');
    });
  },
};

export const LongText: Story = {
  args: {
    defaultOpen: true,
    children:
      'Портал показывает просмотры округлённо, шаг — тысяча, поэтому изменения меньше шага не показаны, а пропущенные дни остаются пропусками. '.repeat(
        3,
      ),
  },
};

export const OnPhone: Story = {
  args: { defaultOpen: true },
  parameters: { phone: true },
  globals: { viewport: { value: 'xs' } },
};
