import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { lineKeys } from '../../testing/lineKeys.ts';
import { Tab } from './Tab.tsx';
import { TabList } from './TabList.tsx';
import { TabPanel } from './TabPanel.tsx';
import { Tabs } from './Tabs.tsx';

const names = ['Обзор', 'Движение', 'Жанры', 'Теги', 'Авторы', 'Цены'];

const meta = {
  title: 'Ui/Navigation/Tabs',
  component: Tabs,
  render: (args) => (
    <Tabs {...args}>
      <TabList label="Разделы портала">
        {names.map((name) => (
          <Tab key={name} id={name} isDisabled={name === 'Цены'}>
            {name}
          </Tab>
        ))}
      </TabList>
      {names.map((name) => (
        <TabPanel key={name} id={name}>
          Раздел «{name}»
        </TabPanel>
      ))}
    </Tabs>
  ),
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Жанры' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Раздел «Жанры»');
    await userEvent.keyboard(lineKeys().forward);
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Раздел «Теги»');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Раздел «Обзор»');
  },
};

export const Links: Story = {
  render: (args) => (
    <Tabs {...args} selectedKey="moves">
      <TabList label="Разделы портала">
        <Tab id="overview" href="?view=overview" icon="trend">
          Обзор
        </Tab>
        <Tab id="moves" href="?view=moves" icon="sort">
          Движение
        </Tab>
      </TabList>
      <TabPanel id="moves">Адрес страницы называет раздел.</TabPanel>
    </Tabs>
  ),
};

export const LongText: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
};
