import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Inline } from '../Inline/index.ts';
import { Chip } from './Chip.tsx';

const onRemove = fn();

const meta = {
  title: 'Ui/Display/Chip',
  component: Chip,
  args: { children: 'ЛитРПГ' },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Forms: Story = {
  render: () => (
    <Inline>
      <Chip>Академия магии</Chip>
      <Chip href="/portals/litnet/tag-stats/12" icon="tag">
        попаданка
      </Chip>
      <Chip tone="accent">Выбран</Chip>
      <Chip remove={{ label: 'Снять фильтр «до 150 ₽»', onRemove }}>до 150 ₽</Chip>
      <Chip tone="accent" icon="genre" remove={{ label: 'Снять фильтр «ЛитРПГ»', onRemove }}>
        ЛитРПГ
      </Chip>
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    onRemove.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Снять фильтр «ЛитРПГ»' }));
    await expect(onRemove).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  render: () => (
    <div style={{ maxInlineSize: 180 }}>
      <Chip remove={{ label: 'Снять', onRemove }}>
        противостояние характеров и любовь вопреки всему
      </Chip>
    </div>
  ),
};
