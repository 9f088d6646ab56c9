import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { TrendChart } from '../../charts/TrendChart/index.ts';
import { DataTable } from '../../table/DataTable/index.ts';
import { bookColumns } from '../../testing/bookColumns.tsx';
import { daysUpTo, storyBooks, walk } from '../../testing/books.ts';
import { withWidgets } from '../../testing/decorators.tsx';
import { StoryProvenance } from '../../testing/StoryProvenance.tsx';
import { MethodNote } from './MethodNote.tsx';

const storyDays = walk(daysUpTo('2026-08-07', 30), { seed: 5, from: 30, step: 5, least: 1 });

const meta = {
  title: 'Widgets/MethodNote',
  component: MethodNote,
  decorators: [withWidgets],
  args: {
    label: 'Перевес тега в топе',
    children: 'Во сколько раз тег встречается в топе чаще, чем среди действующих книг.',
    formula: 'доля авторов с тегом в топе ÷ доля авторов с тегом в предложении',
    n: 41,
    step: 1000,
    link: { href: '#method', label: 'Методика целиком' },
  },
} satisfies Meta<typeof MethodNote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const note = within(await screen.findByRole('dialog'));
    await expect(note.getByRole('figure')).toHaveTextContent(args.formula ?? '');
    await expect(note.getAllByRole('listitem')).toHaveLength(2);
    await expect(note.getByRole('link')).toHaveAttribute('href', '#method');
  },
};

function OnAPage() {
  return (
    <StoryProvenance>
      <div style={{ display: 'grid', gap: 24 }}>
        <TrendChart
          title="Библиотеки растут"
          note="Прирост за день"
          csvName="library"
          state={{ kind: 'ready' }}
          series={[{ id: 'library', label: 'Библиотеки', points: storyDays }]}
          method={{ n: 41, step: 1000 }}
        />
        <DataTable
          label="Книги"
          state={{ kind: 'ready' }}
          columns={bookColumns}
          rows={storyBooks(3)}
          getRowId={({ id }) => String(id)}
        />
      </div>
    </StoryProvenance>
  );
}

/**
 * Charts and tables show the same facts about their numbers where the page provides its provenance.
 */
export const OfAChartAndATable: Story = {
  render: () => <OnAPage />,
  play: async ({ canvasElement }) => {
    for (const [place, fact] of [
      ['figure', /1\s?000/u],
      ['thead', /98,4|98\.4|۹۸/u],
    ] as const) {
      const button = await waitFor(() => {
        const found = [...canvasElement.querySelectorAll<HTMLElement>(`${place} button`)].find(
          (each) => (each.getAttribute('aria-label') ?? '').includes(':'),
        );
        if (found === undefined) throw new Error(`There is no note in ${place}.`);
        return found;
      });
      button.focus();
      await userEvent.keyboard('{Enter}');
      const note = within(await screen.findByRole('dialog'));
      await expect(note.getByText(fact)).toBeInTheDocument();
      await expect(note.getByRole('link', { name: 'методика' })).toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  },
};

export const Short: Story = {
  args: { formula: undefined, n: null, step: 1, link: undefined },
  globals: { direction: 'rtl', locale: 'fa' },
};

function Nothing() {
  return null;
}

/** The passed children render nothing: there is no empty line before the facts. */
export const WithoutWords: Story = {
  args: { children: <Nothing />, formula: undefined, link: undefined },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const note = within(await screen.findByRole('dialog'));
    const title = note.getByText(args.label).getBoundingClientRect();
    const facts = note.getByRole('list').getBoundingClientRect();
    await expect(facts.top - title.bottom).toBeLessThan(title.height / 2);
  },
};
