import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Ui/Forms/Switch',
  component: Switch,
  args: { children: 'Плотные строки', onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Плотные строки' });
    await userEvent.click(canvas.getByText('Плотные строки'));
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="sm">
      <Switch {...args}>Выключено</Switch>
      <Switch {...args} defaultSelected>
        Включено
      </Switch>
      <Switch {...args} defaultSelected description="Таблица помещает на четверть больше книг">
        С пояснением
      </Switch>
      <Switch {...args} isDisabled>
        Недоступно
      </Switch>
      <Switch {...args} isDisabled defaultSelected>
        Недоступно, включено
      </Switch>
      <Switch {...args} isReadOnly defaultSelected>
        Только чтение
      </Switch>
      <Switch {...args} isPending defaultSelected>
        Сохраняется
      </Switch>
      <Switch {...args} isInvalid errorMessage="Настройка не сохранилась: нет связи с сервером">
        С ошибкой
      </Switch>
    </Stack>
  ),
};

/** In a list of settings the text starts the line and the tracks form a column. */
export const Settings: Story = {
  render: (args) => (
    <Stack gap="sm" style={{ maxInlineSize: 360 }}>
      <Switch {...args} side="end" defaultSelected>
        Показывать обложки
      </Switch>
      <Switch {...args} side="end" description="Подъём зелёным, спад красным">
        Цвет подъёма и спада
      </Switch>
      <Switch {...args} side="end">
        Размывать обложки 18+
      </Switch>
    </Stack>
  ),
};

export const LongText: Story = {
  parameters: { phone: true },
  args: {
    defaultSelected: true,
    children:
      'Показывать уведомление, когда книга из списка наблюдения впервые входит в сотню бестселлеров',
    description:
      'Уведомление приходит не чаще раза в день, после того как измерения дня опубликованы.',
  },
};
