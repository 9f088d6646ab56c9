import { Stack } from '@litometr/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import type { Block } from '../../blocks/block.ts';
import { failed, ready, waiting } from '../../testing/blockFixtures.ts';
import {
  collector,
  collectorRun,
  detailResponse,
  failuresResponse,
  NOW,
  parsersResponse,
  renamePreviewResponse,
  renamesResponse,
  reportResponse,
} from '../../testing/staffFixtures.ts';
import { withCall } from '../../testing/withCall.tsx';
import { withPage } from '../../testing/withPage.tsx';
import { CollectorCard } from './CollectorCard.tsx';
import { CollectorCharts } from './CollectorCharts.tsx';
import { CollectorRuns } from './CollectorRuns.tsx';
import { DataSourcesView, type ParsersResponse } from './DataSourcesView.tsx';
import type { PortalPart } from './dataSources.address.ts';
import { FailuresTable } from './FailuresTable.tsx';
import { ImportReportView } from './ImportReportView.tsx';
import { LiveLine } from './LiveLine.tsx';
import { LogTail } from './LogTail.tsx';
import { PortalDetail } from './PortalDetail.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import { RenamePreview } from './RenamePreview.tsx';
import { RenamesTable } from './RenamesTable.tsx';
import { RunningImports } from './RunningImports.tsx';
import { UploadPart } from './UploadPart.tsx';
import type { Live } from './useLive.ts';

const meta = {
  title: 'Dashboard/DataSources',
  decorators: [withPage, withCall],
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const live = (way: Live['way'], ago: number | null = 5_000) => (
  <LiveLine live={{ way, lastSignalAt: ago === null ? null : NOW - ago }} now={NOW} />
);

const portals = (block: Block<ParsersResponse>, canPause = true) => (
  <DataSourcesView
    block={block}
    view="portals"
    onView={fn()}
    collectors={[collector()]}
    canPause={canPause}
    onMark={fn()}
    onDetails={fn()}
    now={NOW}
    fresh={live('stream')}
    detail={null}
    imports={null}
    renames={null}
    log={null}
  />
);

/** Every state of a portal; a note with markup and direction marks stays what it is. */
export const Trouble: Story = {
  render: () => portals(ready(parsersResponse())),
  play: async ({ canvas, step }) => {
    const [bars] = canvas.getAllByRole('slider');
    if (bars === undefined) throw new Error('A portal with days has a slider over them.');
    await step('each day has a text description', async () => {
      const last = bars.getAttribute('aria-valuetext');
      // Keys of a slider are the browser's own, which the simulated keyboard does not know.
      await fireEvent.change(bars, { target: { value: '0' } });
      await expect(bars.getAttribute('aria-valuetext')).not.toBe(last);
    });
  },
};

export const Calm: Story = { render: () => portals(ready(parsersResponse(true)), false) };
export const Loading: Story = { render: () => portals(waiting) };
export const Failed: Story = { render: () => portals(failed(fn())) };

const part = (name: PortalPart, block: Block<ReturnType<typeof detailResponse>>) => (
  <PortalDetail
    portal="litnet"
    onPortal={fn()}
    part={name}
    onPart={fn()}
    block={block}
    partialDays={['2026-08-03']}
    onReport={fn()}
    collector={null}
  />
);

export const Runs: Story = { render: () => part('runs', ready(detailResponse())) };
export const Fields: Story = { render: () => part('fields', ready(detailResponse())) };
export const Breaches: Story = { render: () => part('breaches', ready(detailResponse())) };
export const Errors: Story = { render: () => part('errors', ready(detailResponse())) };
export const NothingYet: Story = {
  render: () =>
    part('runs', ready({ runs: [], coverage: { days: [], fields: [] }, breaches: [], errors: [] })),
};

/** Running imports, an archive being uploaded, and a rejected one. */
export const Uploads: Story = {
  render: () => (
    <>
      {live('polling', 12_000)}
      {live('lost', 90_000)}
      {live('connecting', null)}
      <RunningImports
        live={{
          at: '2026-08-07T20:30:00.000Z',
          imports: [
            {
              ...reportResponse('reading'),
              ended_at: null,
              progress: { rows_per_second: 41_000, seconds_left: 4 },
            },
          ],
          collectors: [
            {
              run: collectorRun().id,
              portal: 'litres',
              started_at: collectorRun().started_at,
              phase: 'reading',
              pages: 300,
              pages_known: 1_200,
              items: 280,
              retries: 1,
              errors: 0,
              waiting_until: null,
            },
          ],
        }}
      />
      <UploadPart
        upload={{ sending: { name: 'litnet.zip', done: 42 }, error: null, send: fn(), stop: fn() }}
      />
      <UploadPart upload={{ sending: null, error: '413', send: fn(), stop: fn() }} />
    </>
  ),
};

export const Report: Story = {
  render: () => (
    <ImportReportView block={ready(reportResponse('refused'))} isPending={false} onRerun={fn()} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
  },
};
export const ReportWithoutFaults: Story = {
  render: () => (
    <ImportReportView
      block={ready({ ...reportResponse('failed'), can_rerun: false })}
      isPending={false}
      onRerun={fn()}
    />
  ),
};

export const Log: Story = {
  render: () => (
    <LogTail
      block={ready({
        items: [
          {
            at: '2026-08-07T20:30:00.000Z',
            level: 'error',
            message: 'import failed',
            request: null,
            path: null,
            error: 'connect [hidden]',
          },
          {
            at: '2026-08-07T20:29:00.000Z',
            level: 'warn',
            message: 'slow',
            request: 'r-1',
            path: 'GET /api/books/1/',
            error: null,
          },
        ],
      })}
      search={{ level: 'warn', q: 'import' }}
      onSearch={fn()}
      onRefresh={fn()}
    />
  ),
};

/** Failures of background tasks, and none. */
export const BackgroundFailures: Story = {
  render: () => (
    <>
      <FailuresTable block={ready(failuresResponse)} isPending={false} onDismiss={fn()} />
      <FailuresTable block={ready({ items: [] })} isPending={false} onDismiss={fn()} />
    </>
  ),
};

/**
 * Renamed genres and authors: being applied, active at the end of a chain, failed; none; no
 * response.
 */
export const Renamed: Story = {
  render: () => (
    <>
      <RenamesTable block={ready(renamesResponse)} onAdd={fn()} onUndo={fn()} />
      <RenamesTable block={ready({ items: [], pending: [] })} onAdd={fn()} onUndo={fn()} />
      <RenamesTable block={waiting} onAdd={fn()} onUndo={fn()} />
      <RenamesTable block={failed(fn())} onAdd={fn()} onUndo={fn()} />
    </>
  ),
};

/** The preview of a rename: with both names at once, in a chain, impossible, loading, unknown. */
export const RenameEffects: Story = {
  render: () => {
    const shown = {
      overlap: renamePreviewResponse(),
      chain: renamePreviewResponse({ books_with_both: 0, days_with_both: 0, counts_as: 'Сказка' }),
      cycle: renamePreviewResponse({ problem: 'cycle' }),
      renamed: renamePreviewResponse({ problem: 'renamed' }),
      same: renamePreviewResponse({ problem: 'same' }),
      waiting: undefined,
    };
    return (
      <Stack gap="lg">
        {Object.entries(shown).map(([name, preview]) => (
          <RenamePreview key={name} preview={preview} hasFailed={false} onRetry={fn()} />
        ))}
        <RenamePreview preview={undefined} hasFailed onRetry={fn()} />
      </Stack>
    );
  },
};

/** Two names are found by typing. */
export const RenameForm: Story = { render: () => <RenameDialog onClose={fn()} /> };

export const CollectorOfAPortal: Story = {
  render: () => {
    const runs = [
      collectorRun({ id: '00000000-0000-4000-8000-0000000000ab', deviates: true }),
      collectorRun({ state: 'withheld', reason: 'coverage', detail: 'price_rub 0.71 below 0.9' }),
    ];
    return (
      <>
        <CollectorCard collector={collector()} canSwitch />
        <CollectorCard collector={collector({ state: 'unavailable' })} canSwitch />
        <CollectorRuns block={ready({ items: runs })} onRun={fn()} />
        <CollectorCharts runs={runs} />
      </>
    );
  },
};
