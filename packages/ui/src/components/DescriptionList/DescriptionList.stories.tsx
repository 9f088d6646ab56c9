import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'Ui/Display/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { id: 'status', term: 'Статус', description: 'В процессе' },
      { id: 'volume', term: 'Объём', description: '12,4 а.л.' },
      { id: 'price', term: 'Цена', description: '149 ₽' },
      {
        id: 'series',
        term: 'Серия',
        description: 'Хроники императора, часть третья из пяти, с самостоятельным сюжетом',
      },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Columns: Story = { args: { layout: 'columns' } };

export const LongText: Story = {
  args: {
    items: [
      {
        id: 'a',
        term: 'Estadísticas detalladas de géneros y subgéneros',
        description: 'Значение, которое занимает больше одной строки на любом экране. '.repeat(3),
      },
      {
        id: 'b',
        term: 'Адрес',
        description: 'https://example.org/a-very-long-address-without-any-break-in-it',
      },
    ],
  },
};

export const OnPhone: Story = {
  parameters: { phone: true },
  globals: { viewport: { value: 'xs' } },
};
