import type { Meta, StoryObj } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Breadcrumbs } from '../components/Breadcrumbs/index.ts';
import { Button } from '../components/Button/index.ts';
import { DeltaBadge } from '../components/DeltaBadge/index.ts';
import { Inline } from '../components/Inline/index.ts';
import { SegmentedControl } from '../components/SegmentedControl/index.ts';
import { TextField } from '../components/TextField/index.ts';
import * as css from './foundations.css.ts';
import { Code, Page, Section, Table } from './Page.tsx';

const meta = {
  title: 'Theme/Right to left',
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const words = {
  ru: {
    portals: 'Порталы',
    litnet: 'Литнет',
    top: 'Топ 100',
    next: 'Следующий день',
    name: 'Название книги',
    book: 'Невеста Ледяного дракона',
  },
  fa: {
    portals: 'پورتال‌ها',
    litnet: 'لیت‌نت',
    top: '۱۰۰ برتر',
    next: 'روز بعد',
    name: 'نام کتاب',
    book: 'عروس اژدهای یخی',
  },
};

function Twin({ locale }: { locale: 'ru' | 'fa' }) {
  const text = words[locale];
  return (
    <I18nProvider locale={locale}>
      <div className={css.twin} lang={locale} dir={locale === 'fa' ? 'rtl' : 'ltr'}>
        <Breadcrumbs
          aria-label={text.portals}
          items={[
            { id: 'portals', label: text.portals, href: '#' },
            { id: 'litnet', label: text.litnet, href: '#' },
            { id: 'top', label: text.top },
          ]}
        />
        <TextField label={text.name} defaultValue={text.book} />
        <Inline gap="md">
          <Button iconEnd="arrowEnd">{text.next}</Button>
          <DeltaBadge value={1204} />
          <DeltaBadge value={-38} />
        </Inline>
        <SegmentedControl
          label={text.top}
          value="book"
          onChange={() => undefined}
          options={[
            { id: 'book', label: text.litnet },
            { id: 'portals', label: text.portals },
          ]}
        />
      </div>
    </I18nProvider>
  );
}

const properties = [
  ['margin-left, padding-right', 'margin-inline-start, padding-inline-end'],
  ['left: 0', 'inset-inline-start: 0'],
  ['width, min-height', 'inline-size, min-block-size'],
  ['border-left, border-top-left-radius', 'border-inline-start, border-start-start-radius'],
  ['text-align: left', 'text-align: start'],
];

export const RightToLeft: Story = {
  render: () => (
    <Page
      title="Right to left"
      lead="Persian runs from right to left, and the whole page with it. Nothing is written twice for that: styles speak of start and end, and the linter refuses left and right."
    >
      <Section
        title="The same pieces"
        lead="They differ in their texts and in dir, in nothing else."
      >
        <div className={css.twins}>
          <Twin locale="ru" />
          <Twin locale="fa" />
        </div>
      </Section>
      <Section title="Instead of sides">
        <Table
          label="Logical properties"
          head={['Not', 'But']}
          rows={properties.map(([physical, logical]) => ({
            id: physical ?? '',
            cells: [<Code key="p">{physical}</Code>, <Code key="l">{logical}</Code>],
          }))}
        />
      </Section>
      <Section title="What turns and what does not">
        <Table
          label="What turns"
          head={['Thing', 'In Persian']}
          rows={[
            { id: 'a', cells: ['Arrows and chevrons along the line (…Start, …End)', 'Turn'] },
            { id: 'b', cells: ['Keys: → in tabs, menus, segments', 'Follow the line'] },
            { id: 'c', cells: ['The time axis of charts', 'Stays: the past is on the left'] },
            {
              id: 'd',
              cells: ['Numbers, signs, Latin names', 'Keep their own order inside the line'],
            },
            { id: 'e', cells: ['Up and down, the crown, covers', 'Stay'] },
            { id: 'f', cells: ['Sliders and progress', 'Grow from the start of the line'] },
          ]}
        />
      </Section>
    </Page>
  ),
};
