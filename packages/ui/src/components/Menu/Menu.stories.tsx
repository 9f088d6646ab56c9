import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Menu } from './Menu.tsx';
import { MenuItem } from './MenuItem.tsx';
import { MenuSection } from './MenuSection.tsx';

const meta = {
  title: 'Ui/Actions/Menu',
  component: Menu,
  // Some stories are open from the start: each has its own frame on the docs page.
  parameters: { docs: { story: { inline: false, height: '280px' } } },
  argTypes: { trigger: { control: false }, children: { control: false } },
  args: {
    label: 'Действия с видом',
    trigger: <Button iconEnd="chevronDown">Вид</Button>,
    onAction: fn(),
    placement: 'bottom start',
    children: (
      <>
        <MenuItem id="rename" icon="edit">
          Переименовать
        </MenuItem>
        <MenuItem id="share" icon="share">
          Поделиться ссылкой
        </MenuItem>
        <MenuItem id="export" icon="download" isDisabled>
          Выгрузить в CSV
        </MenuItem>
      </>
    ),
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Вид' });
    await step('the keyboard opens it, walks it and chooses', async () => {
      trigger.focus();
      await userEvent.keyboard('{ArrowDown}');
      await screen.findByRole('menu', { name: 'Действия с видом' });
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await waitFor(() => expect(args.onAction).toHaveBeenCalledWith('share', undefined));
    });
    await step('the focus is back on the button', async () => {
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(trigger).toHaveFocus());
    });
    await step('stays open for the eye', async () => {
      await userEvent.click(trigger);
      await screen.findByRole('menu');
    });
  },
};

/** A choice among languages, each by its own name. */
export const Choice: Story = {
  args: {
    label: 'Язык',
    trigger: <IconButton icon="languages" label="Язык" />,
    isOpen: true,
    selectionMode: 'single',
    selectedKeys: ['ru'],
    children: (
      <>
        <MenuItem id="ru" lang="ru">
          Русский
        </MenuItem>
        <MenuItem id="en" lang="en">
          English
        </MenuItem>
        <MenuItem id="fa" lang="fa">
          فارسی
        </MenuItem>
        <MenuItem id="zh-CN" lang="zh-CN">
          简体中文
        </MenuItem>
      </>
    ),
  },
};

export const Sections: Story = {
  args: {
    isOpen: true,
    children: (
      <>
        <MenuSection title="Страницы">
          <MenuItem id="profile" href="/app/profile" icon="profile">
            Мой профиль
          </MenuItem>
          <MenuItem id="long" href="/app" icon="dashboard">
            Очень длинная строка меню, которая не помещается в одну строку на телефоне
          </MenuItem>
        </MenuSection>
        <MenuSection title="Сеанс">
          <MenuItem id="out" icon="logout">
            Выход
          </MenuItem>
        </MenuSection>
      </>
    ),
  },
};

/** A line of description where the labels alone do not distinguish two items; danger comes last. */
export const Descriptions: Story = {
  args: {
    isOpen: true,
    children: (
      <>
        <MenuItem id="csv" icon="table" description="Строки таблицы, как они отобраны">
          CSV
        </MenuItem>
        <MenuItem id="png" icon="chart" description="График с подписями и источником">
          Картинка
        </MenuItem>
        <MenuItem id="delete" icon="ban" tone="danger">
          Удалить вид
        </MenuItem>
      </>
    ),
  },
};

export const LongText: Story = {
  parameters: { phone: true },
  globals: { viewport: { value: 'xs' } },
  args: {
    isOpen: true,
    children: (
      <>
        <MenuItem id="a" icon="share">
          Поделиться ссылкой на этот вид таблицы со всеми выбранными фильтрами
        </MenuItem>
        <MenuItem id="b">Сверхдлинноеназваниепунктабезединогопробелавнутри</MenuItem>
      </>
    ),
  },
};
