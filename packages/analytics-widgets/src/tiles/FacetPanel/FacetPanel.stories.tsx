import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withWidgets } from '../../testing/decorators.tsx';
import {
  emptySelection,
  type FacetSelection,
  facetsOver,
  sampleSelection,
} from '../../testing/facets.ts';
import { FacetPanel, type FacetPanelProps } from './FacetPanel.tsx';

/** Holds the selection as an app does; it is printed, so that plays can read it. */
function Held({ first, ...rest }: { first: FacetSelection } & FacetPanelProps) {
  const [selection, setSelection] = useState(first);
  return (
    <>
      <FacetPanel
        {...rest}
        facets={facetsOver(selection, (part) => setSelection({ ...selection, ...part }))}
        onClear={() => setSelection(emptySelection)}
      />
      <output hidden>{JSON.stringify(selection)}</output>
    </>
  );
}

const meta = {
  title: 'Widgets/FacetPanel',
  component: FacetPanel,
  decorators: [
    withWidgets,
    (Story) => (
      <div style={{ maxInlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
  args: { facets: facetsOver(emptySelection, () => undefined), count: 1234, onClear: fn() },
  render: (args) => <Held {...args} first={emptySelection} />,
} satisfies Meta<typeof FacetPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

const readSelection = (element: HTMLElement): FacetSelection =>
  JSON.parse(element.querySelector('output')?.textContent ?? '') as FacetSelection;

export const Playground: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const selection = () => readSelection(canvasElement);
    await step('options can be selected', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Детектив' }));
      await expect(selection().genre).toEqual(['2']);
    });
    await step('a long facet can be searched', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'ЛИТР');
      const box = await canvas.findByRole('checkbox', { name: 'ЛитРПГ' });
      await expect(canvas.queryByRole('checkbox', { name: 'магия' })).toBeNull();
      await userEvent.click(box);
      await expect(selection().tags.include).toEqual(['t12']);
    });
    await step('excluded options differ from included ones', async () => {
      const row = canvas.getByRole('checkbox', { name: 'ЛитРПГ' }).closest('li');
      if (row) await userEvent.click(within(row).getByRole('button'));
      await expect(selection().tags).toMatchObject({ include: [], exclude: ['t12'] });
      const [, any] = canvas.getAllByRole('radio');
      if (any) await userEvent.click(any);
      await expect(selection().tags.mode).toBe('any');
    });
    await step('a range ends at a typed number', async () => {
      const group = [...canvasElement.querySelectorAll('summary')].at(-1);
      if (group) await userEvent.click(group);
      const [from] = await canvas.findAllByRole('textbox');
      if (!from) throw new Error('The range has no fields.');
      await userEvent.clear(from);
      await userEvent.type(from, '99{Enter}');
      await waitFor(() => expect(selection().price).toEqual([99, null]));
    });
  },
};

/** Renders with facets that a reader has used. */
const renderSelected: Story['render'] = (args) => <Held {...args} first={sampleSelection} />;

export const Asking: Story = { render: renderSelected };

export const Phone: Story = {
  render: renderSelected,
  parameters: { phone: true },
  play: async ({ canvasElement }) => {
    const open = within(canvasElement).queryAllByRole('button');
    // On a wide screen there is no drawer.
    if (open.length !== 1 || !open[0]) return;
    await userEvent.click(open[0]);
    const drawer = within(await screen.findByRole('dialog'));
    await expect(drawer.getByRole('checkbox', { name: 'Городское фэнтези' })).toBeChecked();
    const go = drawer.getAllByRole('button').at(-1);
    if (go) await userEvent.click(go);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const RightToLeft: Story = {
  render: renderSelected,
  globals: { direction: 'rtl', locale: 'fa' },
};
