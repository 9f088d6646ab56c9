import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { withWidgets } from '../../testing/decorators.tsx';
import { MethodNote } from './MethodNote.tsx';

const meta = {
  title: 'Widgets/MethodNote',
  component: MethodNote,
  decorators: [withWidgets],
  args: {
    label: 'Перекос тега',
    children: 'Во сколько раз тег встречается в топе чаще, чем среди действующих книг.',
    formula: 'доля авторов с тегом в топе ÷ доля авторов с тегом в предложении',
    n: 41,
    step: 1000,
    link: { href: '#method', label: 'Методика целиком' },
  },
} satisfies Meta<typeof MethodNote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const note = within(await screen.findByRole('dialog'));
    await expect(note.getByRole('figure')).toHaveTextContent(args.formula ?? '');
    await expect(note.getAllByRole('listitem')).toHaveLength(2);
    await expect(note.getByRole('link')).toHaveAttribute('href', '#method');
  },
};

export const Short: Story = {
  args: { formula: undefined, n: null, step: 1, link: undefined },
  globals: { direction: 'rtl', locale: 'fa' },
};
