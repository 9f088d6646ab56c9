import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Badge } from './Badge.tsx';

const tones = ['neutral', 'accent', 'success', 'info', 'warning', 'danger'] as const;

const meta = {
  title: 'Ui/Display/Badge',
  component: Badge,
  args: { children: 'Завершена' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Tones: Story = {
  render: (args) => (
    <Stack gap="sm">
      <Inline>
        {tones.map((tone) => (
          <Badge key={tone} {...args} tone={tone} />
        ))}
      </Inline>
      <Inline>
        <Badge tone="warning" icon="demo">
          Демонстрационные данные
        </Badge>
        <Badge tone="success" icon="check">
          Полный обход
        </Badge>
        <Badge icon="clock">В процессе</Badge>
      </Inline>
    </Stack>
  ),
};

export const LongText: Story = {
  render: () => (
    <div style={{ maxInlineSize: 140 }}>
      <Badge tone="info" icon="info">
        Подписка на каталог издательства
      </Badge>
    </div>
  ),
};
