import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../Heading/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from './Text.tsx';

const meta = {
  title: 'Ui/Text/Text',
  component: Text,
  args: { children: 'За неделю в топ-100 вошли 14 новых книг, оборот выше обычного.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Scale: Story = {
  render: () => (
    <Stack>
      <Heading level={1}>Что движется в литературе сегодня</Heading>
      <Text size="lead" family="display" tone="secondary">
        За неделю в топ-100 вошли 14 новых книг, оборот выше обычного.
      </Text>
      <Heading level={2}>Движение списка за 30 дней</Heading>
      <Heading level={3}>Кто ушёл и кто вернулся</Heading>
      <Heading level={4}>Порог входа</Heading>
      <Text size="lead">Лид: шестнадцать на двадцать четыре.</Text>
      <Text>Основной текст: четырнадцать на двадцать. ₽ № « » — … ≈ ↑ ↓ −</Text>
      <Text size="caption" tone="secondary">
        Подпись и оси: двенадцать на шестнадцать.
      </Text>
      <Text size="figure" weight="semibold" numeric>
        12&nbsp;340
      </Text>
      <Text numeric>0123456789 · 1&nbsp;111&nbsp;111 · 8&nbsp;888&nbsp;888</Text>
      <Text lang="fa" dir="rtl" style={{ fontFamily: '"Vazirmatn Litometr", "Inter Litometr"' }}>
        رتبهٔ کتاب‌ها و ژانرها در یک نگاه، ۱۲٬۳۴۰ کتاب
      </Text>
    </Stack>
  ),
};

export const Lines: Story = {
  args: {
    lines: 2,
    children: 'Очень длинный текст, который не помещается в две строки. '.repeat(8),
  },
};

const names = [
  'Академия тайных наук и последний хранитель северных врат империи драконов',
  'Ветер',
  'آخرین نگهبان دروازه‌های شمالی امپراتوری اژدهایان و آکادمی علوم پنهان',
];

/** Names of both directions among each other: all begin at the same edge, and the cut ones have an ellipsis. */
export const CutNames: Story = {
  render: () => (
    <Stack style={{ inlineSize: '13rem' }}>
      {names.map((name) => (
        <Text key={name} as="span" lines={2} dir="auto" title={name}>
          {name}
        </Text>
      ))}
    </Stack>
  ),
};
