import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { FieldOption } from '../../internal/options.ts';
import { books } from '../../testing/books.ts';
import { BookCover } from '../BookCover/index.ts';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';

const genres: FieldOption[] = [...new Set(books.map((book) => book.genre))]
  .sort((a, b) => a.localeCompare(b, 'ru'))
  .map((genre) => ({ id: genre, label: genre }));

const meta = {
  title: 'Ui/Forms/ComboBox',
  component: ComboBox,
  args: { label: 'Жанр', options: genres, placeholder: 'Любой', onChange: fn() },
  argTypes: { options: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320, minBlockSize: 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('combobox', { name: 'Жанр' });
    await step('typing narrows, arrows and Enter choose', async () => {
      await userEvent.type(input, 'фэнт');
      await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(3));
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    });
    await step('the cross clears and leaves the focus in the field', async () => {
      await userEvent.click(canvas.getAllByRole('button')[0] ?? input);
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
      await expect(input).toHaveValue('');
      await expect(input).toHaveFocus();
    });
    await step('the arrow opens the whole list', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await screen.findByRole('listbox');
    });
  },
};

export const Groups: Story = {
  args: {
    options: [
      { id: 'often', label: 'Чаще других', options: genres.slice(0, 3) },
      {
        id: 'rest',
        label: 'По алфавиту',
        options: genres.slice(3).map((genre, at) => ({ ...genre, isDisabled: at === 1 })),
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByText('Чаще других')).toBeVisible());
  },
};

interface BookOption extends FieldOption {
  author: string;
  genre: string;
}

const shelf: BookOption[] = books.map(({ title, author, genre }) => ({
  id: title,
  label: title,
  author,
  genre,
}));

/** The owner may render rows; the label remains the text that is typed and shown in the field. */
export const OwnRows: StoryObj<Meta<ComboBoxProps<BookOption>>> = {
  args: {
    label: 'Книга',
    placeholder: 'Название',
    options: shelf,
    renderOption: ({ label, author, genre }) => (
      <Inline gap="xs" wrap={false}>
        <BookCover title={label} author={author} genre={genre} size="xs" decorative />
        <Stack gap="none">
          <Text as="span" lines={1}>
            {label}
          </Text>
          <Text as="span" size="caption" tone="secondary" lines={1}>
            {author}
          </Text>
        </Stack>
      </Inline>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'дракон');
    await screen.findByRole('option', { name: /Невеста Ледяного дракона/ });
  },
};

const tags: FieldOption[] = Array.from({ length: 5000 }, (_, at) => ({
  id: `${at + 1}`,
  label: `Тег ${at + 1}`,
}));

/** Of five thousand options only the visible rows are rendered. */
export const Thousands: Story = {
  args: { label: 'Тег', options: tags },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(5));
    await expect(screen.getAllByRole('option').length).toBeLessThan(60);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Тег 5000' })).toBeVisible());
  },
};

/** The owner finds the options: this stub simulates a server that responds on request. */
function Remote({ status = 'ready', ...props }: ComboBoxProps) {
  const [text, setText] = useState('');
  const found = genres.filter((genre) => genre.label.toLowerCase().includes(text.toLowerCase()));
  return (
    <ComboBox
      {...props}
      status={status}
      filtering="remote"
      options={status === 'ready' ? found : []}
      onInputChange={setText}
    />
  );
}

export const Loading: Story = {
  args: { status: 'loading' },
  render: (args) => <Remote {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'а');
    await waitFor(() => expect(screen.getByRole('listbox')).toHaveTextContent(/\S/));
  },
};

export const Empty: Story = {
  args: { emptyText: 'Такого жанра нет ни на одном портале' },
  render: (args) => <Remote {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ъъъ');
    await screen.findByText('Такого жанра нет ни на одном портале');
  },
};

export const Failed: Story = {
  args: { status: 'failed', onRetry: fn() },
  render: (args) => <Remote {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('status').querySelector('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const States: Story = {
  render: (args) => (
    <Stack>
      <ComboBox {...args} icon="genre" label="Со значком" />
      <ComboBox {...args} defaultValue="ЛитРПГ" label="Выбрано" description="Один жанр из списка" />
      <ComboBox {...args} defaultValue="ЛитРПГ" size="sm" label="Малое" />
      <ComboBox {...args} defaultValue="ЛитРПГ" isReadOnly label="Только чтение" />
      <ComboBox {...args} defaultValue="ЛитРПГ" isDisabled label="Недоступно" />
      <ComboBox
        {...args}
        defaultValue="ЛитРПГ"
        isInvalid
        errorMessage="На этом портале жанра нет"
        label="С ошибкой"
      />
    </Stack>
  ),
};

export const Required: Story = {
  render: (args) => (
    <Form onSubmit={(event) => event.preventDefault()}>
      <ComboBox
        {...args}
        name="genre"
        requiredMessage="Выберите жанр: по нему строится сравнение"
      />
      <Button type="submit">Сравнить</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сравнить' }));
    await canvas.findByText('Выберите жанр: по нему строится сравнение');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

export const LongText: Story = {
  parameters: { phone: true },
  args: {
    label: 'Жанр, с медианой которого сравнивается прирост книги за выбранный период',
    options: [
      {
        id: 'a',
        label: 'Исторический любовный роман о попаданке в тело нелюбимой жены герцога',
        description:
          'Встречается на двух порталах под разными названиями, здесь они сведены в одно',
      },
      { id: 'b', label: 'Донаудампфшиффартсэлектрицитетенхауптбетрибсверкбауунтербеамтен' },
    ],
    defaultValue: 'a',
    description:
      'Жанры порталов сведены в один список; где портал делит их иначе, стоит ближайший.',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button').at(-1) ?? canvas.getByRole('combobox'));
    await screen.findByRole('listbox');
  },
};
