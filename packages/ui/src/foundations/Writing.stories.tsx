import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page, Section, Table } from './Page.tsx';

const meta = { title: 'Theme/Writing', parameters: { controls: { disable: true } } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const rules = [
  [
    'Say what happened, why, and what to do.',
    'Ошибка!',
    'Список не загрузился: сервер не ответил. Повторить',
  ],
  ['A button is a verb and says what it does.', 'ОК', 'Выгрузить CSV'],
  ['A heading is the answer, not the topic.', 'Топ-100', 'За неделю в топ-100 вошли 14 новых книг'],
  ['Sentence case, no exclamation marks.', 'Данные Успешно Сохранены!', 'Вид сохранён'],
  ['Name what is missing; a gap is not a zero.', '0', 'Портал не публикует лайки'],
  ['One thing has one name everywhere.', 'Сочинение, произведение, книга', 'Книга'],
  ['Speak to the reader, not of yourself.', 'Нам не удалось найти', 'С этими условиями книг нет'],
] as const;

const locales = ['ru', 'en', 'es', 'fa', 'pt-BR', 'zh-CN'] as const;

const number = (locale: string, value: number, options: Intl.NumberFormatOptions = {}) =>
  new Intl.NumberFormat(locale, options).format(value);

const formats: readonly [name: string, (locale: string) => string][] = [
  ['Whole', (locale) => number(locale, 12340)],
  ['Short', (locale) => number(locale, 1_200_000, { notation: 'compact' })],
  ['Change', (locale) => number(locale, 38, { signDisplay: 'always' })],
  ['Fall', (locale) => number(locale, -0.3, { style: 'percent' })],
  [
    'Price',
    (locale) =>
      number(locale, 149, { style: 'currency', currency: 'RUB', maximumFractionDigits: 0 }),
  ],
  [
    'Day',
    (locale) =>
      new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
        Date.UTC(2026, 10, 20),
      ),
  ],
];

export const Writing: Story = {
  render: () => (
    <Page
      title="Writing"
      lead="Short, exact, in the reader’s language. The product speaks like a good librarian: it answers, and it says when it does not know."
    >
      <Section title="Rules">
        <Table
          label="Rules of writing"
          head={['Rule', 'Not', 'But']}
          rows={rules.map(([rule, wrong, right]) => ({
            id: rule,
            cells: [
              rule,
              <span key="w" lang="ru">
                {wrong}
              </span>,
              <span key="r" lang="ru">
                {right}
              </span>,
            ],
          }))}
        />
      </Section>
      <Section
        title="Numbers and dates"
        lead="Made by Intl for the locale, never by hand: a true minus, the right spaces, the reader’s digits. Full values on hover; dates are relative within a week and absolute beyond."
      >
        <Table
          label="Formats by language"
          head={['Format', ...locales]}
          rows={formats.map(([name, format]) => ({
            id: name,
            cells: [
              name,
              ...locales.map((locale) => (
                <span key={locale} lang={locale} dir={locale === 'fa' ? 'rtl' : 'ltr'}>
                  {format(locale)}
                </span>
              )),
            ],
          }))}
        />
      </Section>
      <Section
        title="Where the words live"
        lead="Texts of one place come by props. The built-in ones come by UiProvider from strings/ru and the files of five other languages beside it, translated by meaning. The dashboard’s own Russian is in messages files with ids such as shell.nav.portals. Leave a third more room than the Russian needs."
      >
        <Table
          label="Plain words"
          head={['Not', 'But']}
          rows={[
            { id: 'a', cells: ['осуществляется загрузка', 'загружается'] },
            { id: 'b', cells: ['на данный момент', 'сейчас'] },
            { id: 'c', cells: ['некорректное значение', 'число от 1 до 100'] },
          ]}
        />
      </Section>
    </Page>
  ),
};
