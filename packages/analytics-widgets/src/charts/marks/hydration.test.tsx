import { UiProvider } from '@litometr/ui';
import { testStrings } from '@litometr/ui/testing';
import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { ChartRoom } from '../../provider/ChartRoom.tsx';
import { type KindName, kinds } from '../../testing/kinds/index.ts';
import { StoryWidgets } from '../../testing/StoryWidgets.tsx';

const own = [
  'BandChart',
  'SurvivalCurve',
  'Scatter',
  'OpportunityMap',
  'BoxPlot',
  'Histogram',
  'StarHistogram',
  'BarList',
  'Bullet',
  'LiftBars',
  'ShareBars',
  'BookTimeline',
  'Treemap',
  'Funnel',
  'HeatMap',
  'CalendarHeat',
  'TagMatrix',
  'RankMatrix',
  'TagMap',
  'ParallelLists',
] as const satisfies readonly KindName[];

const page = (chart: ReactElement, width: number | null) => (
  <UiProvider locale="ru" strings={testStrings}>
    <StoryWidgets locale="ru">
      <ChartRoom room={width === null ? null : { width, direction: 'ltr' }}>{chart}</ChartRoom>
    </StoryWidgets>
  </UiProvider>
);

const roots: (() => void)[] = [];
afterEach(() => {
  for (const unmount of roots.splice(0)) unmount();
  document.body.replaceChildren();
});

async function hydrate(element: ReactElement): Promise<unknown[]> {
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  document.body.append(container);
  const errors: unknown[] = [];
  const root = await act(() =>
    Promise.resolve(
      hydrateRoot(container, element, { onRecoverableError: (error) => errors.push(error) }),
    ),
  );
  roots.push(() => act(() => root.unmount()));
  return errors;
}

describe.each(own)('%s', (name) => {
  const cases = Object.entries(kinds[name].cases).flatMap(([title, chart]) =>
    typeof chart === 'string' ? [] : [{ title, chart }],
  );

  it.each(cases)('hydrates without a mismatch: $title', async ({ chart }) => {
    expect(await hydrate(page(chart, null))).toEqual([]);
  });

  it('hydrates in a size that is known on the server', async () => {
    for (const { chart } of cases) expect(await hydrate(page(chart, 640))).toEqual([]);
  });
});
