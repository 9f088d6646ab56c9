import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { withWidgets } from '../../testing/decorators.tsx';
import { FilterChips } from './FilterChips.tsx';

const onRemove = fn();

const meta = {
  title: 'Widgets/FilterChips',
  component: FilterChips,
  decorators: [withWidgets],
  args: {
    label: 'Фильтры',
    filters: [
      { id: 'genre', label: 'Любовное фэнтези', onRemove },
      { id: 'status', label: 'Завершена', onRemove: fn() },
      { id: 'price', label: 'до 199 ₽', onRemove: fn() },
    ],
    onClear: fn(),
  },
} satisfies Meta<typeof FilterChips>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Removes: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Снять фильтр «Любовное фэнтези»' }));
    await expect(onRemove).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Снять все' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const One: Story = {
  args: { filters: [{ id: 'genre', label: 'Любовное фэнтези', onRemove: fn() }] },
};

export const LongNames: Story = {
  args: {
    filters: Array.from({ length: 7 }, (_, index) => ({
      id: String(index),
      label: `Современный любовный роман с элементами детектива, часть ${index + 1}`,
      onRemove: fn(),
    })),
  },
  parameters: { phone: true },
  globals: { viewport: { value: 'xs' } },
};

export const Dark: Story = { globals: { theme: 'dark' } };
