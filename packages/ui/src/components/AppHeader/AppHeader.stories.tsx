import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { ButtonLink } from '../ButtonLink/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Link } from '../Link/index.ts';
import { Logo } from '../Logo/index.ts';
import { AppHeader } from './AppHeader.tsx';

const onToggle = fn();

const logo = (
  <Link href="/" variant="plain">
    <Logo name="Литометр" />
  </Link>
);
const tools = (
  <>
    <IconButton icon="languages" label="Язык" />
    <IconButton icon="moon" label="Тёмная тема" />
  </>
);

const meta = {
  title: 'Ui/Navigation/AppHeader',
  component: AppHeader,
  parameters: { layout: 'fullscreen' },
  argTypes: { menu: { control: false }, logo: { control: false }, actions: { control: false } },
  args: {
    logo,
    menu: { isOpen: false, onToggle, controls: 'sidebar' },
    actions: (
      <>
        {tools}
        <Button variant="primary">Вход</Button>
      </>
    ),
  },
} satisfies Meta<typeof AppHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Литометр' })).toHaveFocus();
  },
};

export const SignedIn: Story = {
  args: {
    actions: (
      <>
        {tools}
        <ButtonLink href="/app/profile" variant="quiet" icon="user">
          severskaya
        </ButtonLink>
        <Button>Выход</Button>
      </>
    ),
  },
};

/** Below md the button of the sidebar comes first. */
export const OnPhone: Story = {
  parameters: { phone: true },
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas, userEvent }) => {
    onToggle.mockClear();
    const menu = canvas.getByRole('button', { expanded: false });
    menu.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onToggle).toHaveBeenCalledOnce();
  },
};

/** A long name is cut within the bar; nothing is pushed out of it. */
export const LongText: Story = {
  parameters: { phone: true },
  globals: { viewport: { value: 'xs' } },
  args: {
    actions: (
      <>
        {tools}
        <ButtonLink href="/app/profile" variant="quiet" icon="user">
          konstantin-preobrazhenskiy-zabolotnyy
        </ButtonLink>
        <Button>Выйти</Button>
      </>
    ),
  },
};
