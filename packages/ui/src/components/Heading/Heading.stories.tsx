import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Ui/Text/Heading',
  component: Heading,
  args: { level: 2, children: 'Движение списка за 30 дней' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { level: 1 } };

export const Levels: Story = {
  render: () => (
    <Stack>
      <Heading level={1}>За неделю в топ-100 вошли 14 новых книг</Heading>
      <Heading level={2}>Движение списка за 30 дней</Heading>
      <Heading level={3}>Кто ушёл и кто вернулся</Heading>
      <Heading level={4}>Порог входа</Heading>
    </Stack>
  ),
};

/** The level is the outline, the size is the look. */
export const SizeApart: Story = {
  render: () => (
    <Stack>
      <Heading level={1} size="h3">
        Первый уровень, тихий
      </Heading>
      <Heading level={2} size="lead">
        Второй уровень в карточке
      </Heading>
    </Stack>
  ),
};

export const LongText: Story = {
  render: () => (
    <div style={{ maxInlineSize: 288 }}>
      <Heading level={1}>
        Estadísticas detalladas: заголовок, который занимает несколько строк на любом экране
      </Heading>
    </div>
  ),
};
