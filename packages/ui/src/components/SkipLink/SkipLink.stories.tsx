import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../Link/index.ts';
import { Stack } from '../Stack/index.ts';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Ui/Text/SkipLink',
  component: SkipLink,
  args: { href: '#content', children: 'Перейти к содержанию' },
  render: (args) => (
    <Stack style={{ paddingBlockStart: 64 }}>
      <SkipLink {...args} />
      <nav aria-label="Разделы">
        <Link href="/portals">Порталы</Link>
      </nav>
      <main id="content" tabIndex={-1}>
        Содержание страницы. Нажмите Tab, чтобы увидеть ссылку.
      </main>
    </Stack>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { docs: { story: { inline: false, height: '160px' } } },
  play: async ({ canvas, userEvent, step }) => {
    const link = canvas.getByRole('link', { name: 'Перейти к содержанию' });
    await step('is the first stop, and is seen then', async () => {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await expect(link).toHaveStyle({ opacity: '1' });
    });
    await step('leads into the content', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('main')).toHaveFocus();
      await userEvent.tab({ shift: true });
      await userEvent.tab({ shift: true });
      await expect(link).toHaveFocus();
    });
  },
};
