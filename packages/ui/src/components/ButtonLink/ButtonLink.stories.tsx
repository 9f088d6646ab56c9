import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/index.ts';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'Ui/Actions/ButtonLink',
  component: ButtonLink,
  args: { href: '/', children: 'На главную', icon: 'home' },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Inline gap="sm">
      <ButtonLink {...args} variant="primary" />
      <ButtonLink {...args} variant="secondary" />
      <ButtonLink {...args} variant="quiet" iconEnd="arrowEnd" />
      <ButtonLink {...args} isDisabled />
    </Inline>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Inline gap="sm">
      <ButtonLink {...args} size="sm" />
      <ButtonLink {...args} size="md" />
      <ButtonLink {...args} size="lg" />
    </Inline>
  ),
};

export const LongText: Story = {
  render: () => (
    <div style={{ maxInlineSize: 220 }}>
      <ButtonLink href="/portals/litnet/genre-stats" iconEnd="arrowEnd">
        Перейти к жанровой статистике портала
      </ButtonLink>
    </div>
  ),
};
