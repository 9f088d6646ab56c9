import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../components/Text/index.ts';
import { vars } from '../theme/vars.css.ts';
import * as css from './foundations.css.ts';
import { Code, Page, Section, Table } from './Page.tsx';

const meta = { title: 'Theme/Type', parameters: { controls: { disable: true } } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Steps of the type scale: name, font size/line height in px, use. */
const steps = [
  ['caption', '12/16', 'Axes, captions, headers of tables'],
  ['body', '14/20', 'Everything that is not named below'],
  ['lead', '16/24', 'The sentence under a heading'],
  ['h3', '20/28', 'Headings of cards'],
  ['h2', '24/32', 'Headings of sections'],
  ['h1', '32/40, below md 26/34', 'The one heading of a page, in Literata'],
  ['figure', '40/48', 'One key figure on a page, no more'],
] as const;

const sentences = [
  ['ru', 'ltr', 'За неделю в топ-100 вошли 14 новых книг: 1\u00a0204 читателя в день, +38.'],
  ['en', 'ltr', 'Fourteen new books entered the top 100: 1,204 readers a day, +38.'],
  ['fa', 'rtl', 'این هفته ۱۴ کتاب تازه وارد صد کتاب برتر شد: ۱٬۲۰۴ خواننده در روز.'],
  ['zh', 'ltr', '本周有 14 本新书进入前 100 名：每天 1,204 位读者。'],
] as const;

const family = (name: 'text' | 'display', lang: string) =>
  lang === 'fa' ? `"Vazirmatn Litometr", ${vars.font.family[name]}` : vars.font.family[name];

export const Type: Story = {
  render: () => (
    <Page
      title="Type"
      lead="Inter for the interface and for numbers, Literata for the wordmark, the page’s heading and the sentence under it, Vazirmatn for Persian. Chinese takes the system’s face."
    >
      <Section title="Scale" lead="In rem: it grows with the size that a reader has set.">
        {steps.map(([size, measure, use]) => (
          <div key={size} className={css.specimen}>
            <Text size="caption" tone="secondary">
              <Code>{size}</Code> · {measure} · {use}
            </Text>
            <div
              lang="ru"
              style={{
                fontSize: vars.font.size[size],
                lineHeight: vars.font.line[size],
                fontFamily: vars.font.family[size === 'h1' ? 'display' : 'text'],
                fontWeight: vars.font.weight[size.startsWith('h') ? 'semibold' : 'regular'],
              }}
            >
              {size === 'figure' ? '12\u00a0340' : 'Оборот топ-100 выше обычного'}
            </div>
          </div>
        ))}
      </Section>
      <Section
        title="Weights"
        lead="400 for text, 500 for what is pressed or named, 600 for headings. Weight and colour mean change: a number is never bold for its own sake."
      >
        {(['regular', 'medium', 'semibold'] as const).map((weight) => (
          <Text key={weight} weight={weight} lang="ru">
            Прирост библиотек за сутки
          </Text>
        ))}
      </Section>
      <Section
        title="Figures"
        lead="Numbers that stand under each other have one width: `numeric` on Text, `tabular` in styles."
      >
        <Table
          label="Figures of one width"
          head={['Tabular', 'Proportional']}
          rows={['1\u00a0111', '9\u00a0408', '12\u00a0340'].map((value) => ({
            id: value,
            cells: [
              <Text key="t" as="span" numeric>
                {value}
              </Text>,
              value,
            ],
          }))}
        />
      </Section>
      <Section
        title="Languages"
        lead="Faces are our own files, cut to the letters that are used. Their stand-ins are system faces scaled to the same measure, and a face that is late waits for the next page: text never moves."
      >
        {sentences.map(([lang, dir, text]) => (
          <div key={lang} lang={lang} dir={dir} className={css.twin}>
            <div
              style={{
                fontFamily: family('display', lang),
                fontSize: vars.font.size.h3,
                lineHeight: vars.font.line.h3,
              }}
            >
              {text}
            </div>
            <div style={{ fontFamily: family('text', lang) }}>{text}</div>
          </div>
        ))}
      </Section>
    </Page>
  ),
};
