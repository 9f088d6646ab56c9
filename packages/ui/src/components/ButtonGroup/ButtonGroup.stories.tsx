import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Menu, MenuItem } from '../Menu/index.ts';
import { Stack } from '../Stack/index.ts';
import { ButtonGroup } from './ButtonGroup.tsx';

const onChoose = fn();

const meta = {
  title: 'Ui/Actions/ButtonGroup',
  component: ButtonGroup,
  argTypes: { children: { control: false } },
  args: {
    label: 'Сохранение вида',
    children: (
      <>
        <Button variant="primary">Сохранить</Button>
        <Button>Сохранить как новый</Button>
        <Button variant="quiet">Отмена</Button>
      </>
    ),
  },
} satisfies Meta<typeof ButtonGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Сохранение вида' })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Сохранить как новый' })).toHaveFocus();
  },
};

/** Parts of one tool share their borders: an action, and its alternatives behind a menu. */
export const Attached: Story = {
  render: () => (
    <Stack align="start">
      <ButtonGroup label="Масштаб" variant="attached">
        <IconButton icon="minus" label="Мельче" variant="secondary" />
        <IconButton icon="plus" label="Крупнее" variant="secondary" />
      </ButtonGroup>
      <ButtonGroup label="Выгрузка" variant="attached">
        <Button icon="download">Выгрузить CSV</Button>
        <Menu
          label="Другие виды выгрузки"
          trigger={
            <IconButton icon="chevronDown" label="Другие виды выгрузки" variant="secondary" />
          }
          onAction={onChoose}
        >
          <MenuItem id="xlsx">Книга Excel</MenuItem>
          <MenuItem id="png">Картинка графика</MenuItem>
        </Menu>
      </ButtonGroup>
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    onChoose.mockClear();
    const more = canvas.getByRole('button', { name: 'Другие виды выгрузки' });
    more.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(onChoose).toHaveBeenCalledWith('png', undefined));
    await waitFor(() => expect(more).toHaveFocus());
  },
};

export const Alignments: Story = {
  render: (args) => (
    <Stack>
      <ButtonGroup {...args} align="start" />
      <ButtonGroup {...args} align="center" />
      <ButtonGroup {...args} align="end" />
    </Stack>
  ),
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};

/** Buttons that do not fit wrap to several lines. */
export const LongText: Story = {
  render: () => (
    <div style={{ maxInlineSize: 280 }}>
      <ButtonGroup label="Сохранение вида" align="end">
        <Button variant="quiet">Не сохранять изменения</Button>
        <Button>Сохранить как новый вид таблицы</Button>
        <Button variant="primary">Сохранить</Button>
      </ButtonGroup>
    </div>
  ),
};
