import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
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

/** Whether the chosen tab is within what the row shows of itself. */
async function expectChosenInView(list: HTMLElement): Promise<void> {
  const [row, chosen] = [list, within(list).getByRole('tab', { selected: true })].map((each) =>
    each.getBoundingClientRect(),
  );
  await expect(row?.width).toBeGreaterThan(0);
  await expect(chosen?.left).toBeGreaterThanOrEqual(row?.left ?? Infinity);
  await expect(chosen?.right).toBeLessThanOrEqual(row?.right ?? 0);
}

export const LongText: Story = {
  args: { defaultSelectedKey: 'Авторы' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('tablist');
    await waitFor(() => expectChosenInView(list));
    await userEvent.click(canvas.getByRole('tab', { selected: true }));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expectChosenInView(list));
  },
};

/** A page may leave a part out until it has come: its row is scrolled then. */
export const LeftOut: Story = {
  ...LongText,
  decorators: [
    (Story) => (
      <div data-testid="part" style={{ maxInlineSize: 300, contentVisibility: 'hidden' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const part = canvas.getByTestId('part');
    part.style.contentVisibility = 'visible';
    await waitFor(() => expectChosenInView(within(part).getByRole('tablist')));
  },
};
