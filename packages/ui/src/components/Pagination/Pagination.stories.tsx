import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { Pagination } from './Pagination.tsx';

const onChange = fn();

function StatefulPagination({
  start,
  pageCount,
  label,
}: {
  start: number;
  pageCount: number;
  label?: string;
}) {
  const [page, setPage] = useState(start);
  return (
    <Pagination
      page={page}
      pageCount={pageCount}
      label={label ?? `${pageCount}, ${start}`}
      onChange={(next) => {
        setPage(next);
        onChange(next);
      }}
    />
  );
}

/** The next button is the last one, regardless of its label. */
function last(buttons: readonly HTMLElement[]): HTMLElement {
  const button = buttons.at(-1);
  if (!button) throw new Error('There are no pages to go to');
  return button;
}

const meta = {
  title: 'Ui/Navigation/Pagination',
  component: Pagination,
  args: { page: 5, pageCount: 24, onChange },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  // Another page from the controls is another start.
  render: ({ page, pageCount, label }) => (
    <StatefulPagination
      key={page}
      start={page}
      pageCount={pageCount}
      {...(label !== undefined && { label })}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    onChange.mockClear();
    const next = last(canvas.getAllByRole('button'));
    await userEvent.click(next);
    await expect(onChange).toHaveBeenLastCalledWith(6);
    await userEvent.click(canvas.getByRole('button', { name: /24|۲۴/ }));
    await expect(onChange).toHaveBeenLastCalledWith(24);
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    next.focus();
    onChange.mockClear();
    await userEvent.keyboard('{Enter}');
    await expect(onChange).not.toHaveBeenCalled();
    await expect(next).toHaveFocus();
  },
};

export const Places: Story = {
  render: () => (
    <Stack>
      <StatefulPagination start={1} pageCount={1} />
      <StatefulPagination start={1} pageCount={5} />
      <StatefulPagination start={1} pageCount={24} />
      <StatefulPagination start={12} pageCount={24} />
      <StatefulPagination start={998} pageCount={1204} />
      <Pagination page={2} pageCount={9} hrefFor={(page) => `?page=${page}`} label="links" />
    </Stack>
  ),
};

/** Small screens have no room for numbers: arrows and where one is. */
export const OnPhone: Story = {
  parameters: { phone: true },
  globals: { viewport: { value: 'xs' } },
  render: () => <StatefulPagination start={998} pageCount={1204} />,
  play: async ({ canvas, userEvent }) => {
    const next = last(canvas.getAllByRole('button'));
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/999|۹۹۹/, { selector: 'span' })).toBeVisible();
    await expect(next).toHaveFocus();
  },
};
