import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { withWidgets } from '../../testing/decorators.tsx';
import { type Asked, facetsOver, nothingAsked, somethingAsked } from '../../testing/facets.ts';
import { FacetPanel, type FacetPanelProps } from './FacetPanel.tsx';

/** As an app holds it; what is asked is printed, for the plays to read. */
function Held({ first, ...rest }: { first: Asked } & Omit<FacetPanelProps, 'facets'>) {
  const [asked, setAsked] = useState(first);
  return (
    <>
      <FacetPanel
        {...rest}
        facets={facetsOver(asked, (part) => setAsked({ ...asked, ...part }))}
        onClear={() => setAsked(nothingAsked)}
      />
      <output hidden>{JSON.stringify(asked)}</output>
    </>
  );
}

const meta = {
  title: 'Widgets/FacetPanel',
  component: Held,
  decorators: [
    withWidgets,
    (Story) => (
      <div style={{ maxInlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
  args: { first: nothingAsked, count: 1234 },
} satisfies Meta<typeof Held>;
export default meta;

type Story = StoryObj<typeof meta>;

const askedIn = (element: HTMLElement): Asked =>
  JSON.parse(element.querySelector('output')?.textContent ?? '') as Asked;

export const Playground: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const asked = () => askedIn(canvasElement);
    await step('options are ticked', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Детектив' }));
      await expect(asked().genre).toEqual(['2']);
    });
    await step('a long facet is searched', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'ЛИТР');
      const box = await canvas.findByRole('checkbox', { name: 'ЛитРПГ' });
      await expect(canvas.queryByRole('checkbox', { name: 'магия' })).toBeNull();
      await userEvent.click(box);
      await expect(asked().tags.include).toEqual(['t12']);
    });
    await step('left out is another thing than asked for', async () => {
      const row = canvas.getByRole('checkbox', { name: 'ЛитРПГ' }).closest('li');
      if (row) await userEvent.click(within(row).getByRole('button'));
      await expect(asked().tags).toMatchObject({ include: [], exclude: ['t12'] });
      const [, any] = canvas.getAllByRole('radio');
      if (any) await userEvent.click(any);
      await expect(asked().tags.mode).toBe('any');
    });
    await step('a range ends at a typed number', async () => {
      const group = [...canvasElement.querySelectorAll('summary')].at(-1);
      if (group) await userEvent.click(group);
      const [from] = await canvas.findAllByRole('textbox');
      if (!from) throw new Error('The range has no fields.');
      await userEvent.clear(from);
      await userEvent.type(from, '99{Enter}');
      await waitFor(() => expect(asked().price).toEqual([99, null]));
    });
  },
};

export const Asking: Story = { args: { first: somethingAsked } };

export const Phone: Story = {
  args: { first: somethingAsked },
  parameters: { phone: true },
  play: async ({ canvasElement }) => {
    const open = within(canvasElement).queryAllByRole('button');
    // On a wide screen, where a reader looks at this story, there is no drawer.
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
  args: { first: somethingAsked },
  globals: { direction: 'rtl', locale: 'fa' },
};
