import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/index.ts';
import { AppFooter } from './AppFooter.tsx';

const meta = {
  title: 'Ui/Navigation/AppFooter',
  component: AppFooter,
  parameters: { layout: 'fullscreen' },
  argTypes: { links: { control: false } },
  args: {
    children: '© 2026 Литометр. Все права защищены.',
    links: <Link href="/about">О проекте</Link>,
  },
} satisfies Meta<typeof AppFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const LongText: Story = {
  parameters: { phone: true },
  globals: { viewport: { value: 'xs' } },
  args: {
    children:
      '© 2026 Литометр. Все права защищены. Цифры собраны с открытых страниц порталов и не являются данными о продажах.',
    links: (
      <>
        <Link href="/about">О проекте</Link>
        <Link href="/about#method">Методика</Link>
        <Link href="/about#terms">Условия пользования</Link>
      </>
    ),
  },
};
