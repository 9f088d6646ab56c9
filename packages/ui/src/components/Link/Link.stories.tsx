import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Link } from './Link.tsx';

const meta = {
  title: 'Ui/Text/Link',
  component: Link,
  args: { href: '/about', children: 'О проекте' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Stack align="start">
      <Text>
        Место считается по списку портала, <Link href="/about#method">как именно — в методике</Link>
        , пропущенные дни остаются пропусками.
      </Text>
      <Link href="/portals" variant="plain">
        Все порталы
      </Link>
      <Link href="/books/1" variant="quiet">
        Невеста Ледяного дракона
      </Link>
      <Link href="/books/1" isDisabled>
        Недоступно
      </Link>
    </Stack>
  ),
};

/** A link breaks with the text around it. */
export const LongText: Story = {
  render: () => (
    <div style={{ maxInlineSize: 200 }}>
      <Text>
        Подробнее{' '}
        <Link href="/about#method">
          о том, как считаются места и почему пропущенные дни остаются пропусками
        </Link>
        .
      </Text>
    </div>
  ),
};
