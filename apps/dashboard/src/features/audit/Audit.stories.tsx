import { staffAudit } from '@litometr/api-contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import * as z from 'zod/mini';
import { read } from '../../api/read.ts';
import { failed, ready, waiting } from '../../testing/blockFixtures.ts';
import { auditResponse } from '../../testing/staffFixtures.ts';
import { withPage } from '../../testing/withPage.tsx';
import { AuditView, type AuditViewProps } from './AuditView.tsx';
import { auditAddress } from './audit.address.ts';

const search = z.parse(auditAddress, {});

const view = (props: Partial<AuditViewProps>) => (
  <AuditView
    block={waiting}
    search={search}
    onSearch={fn()}
    exportOf={read(staffAudit, {})}
    {...props}
  />
);

const meta = { title: 'Dashboard/Audit', decorators: [withPage] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Records: Story = {
  render: () => view({ block: ready(auditResponse()) }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(auditResponse().items.length + 1);
    // The previous value is struck out next to the current one.
    await expect(canvas.getAllByRole('deletion').length).toBeGreaterThan(0);
  },
};
export const Loading: Story = { render: () => view({}) };
export const Failed: Story = { render: () => view({ block: failed(fn()) }) };
export const Empty: Story = {
  render: () =>
    view({
      block: ready({ count: 0, items: [] }),
      search: { ...search, by: 'никто', address: 'e36e8145aaaaaaaaaaaaaaaa' },
    }),
};
