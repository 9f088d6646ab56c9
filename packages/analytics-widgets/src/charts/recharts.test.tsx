import type { ReactElement, ReactNode } from 'react';
import { Line, LineChart, ReferenceLine, XAxis, YAxis } from 'recharts';
import { describe, expect, it } from 'vitest';
import { dayToTime } from '../internal/days.ts';
import { renderWidgets } from '../testing/renderWidgets.tsx';
import {
  BumpChart,
  EventMarkers,
  GapArea,
  MirroredBars,
  OffListBand,
  RankHistory,
  SmallMultiples,
  StackedShare,
  StepLine,
  TrendChart,
} from './index.ts';

const days = ['2026-08-05', '2026-08-06', '2026-08-07'];
const series = ['a', 'b'].map((id, at) => ({
  id,
  label: id,
  points: days.map((day, index) => ({ day, value: 1 + index + at })),
}));
const frame = { title: 'Kind', csvName: 'kind', state: { kind: 'ready' } } as const;

interface Passed {
  className: string;
  children: ReactNode;
}

/** Each kind with props and children of its Recharts chart; 0.97 is on the axis of all. */
const kinds: Record<string, (passed: Passed) => ReactElement> = {
  TrendChart: (passed) => <TrendChart {...frame} series={series} {...passed} />,
  StepLine: (passed) => <StepLine {...frame} series={series} {...passed} />,
  SmallMultiples: (passed) => <SmallMultiples {...frame} series={series} {...passed} />,
  StackedShare: (passed) => <StackedShare {...frame} series={series} {...passed} />,
  RankHistory: (passed) => <RankHistory {...frame} series={series} depth={10} {...passed} />,
  BumpChart: (passed) => <BumpChart {...frame} series={series} days={days} {...passed} />,
  MirroredBars: (passed) => (
    <MirroredBars
      {...frame}
      labels={{ up: 'Up', down: 'Down' }}
      points={days.map((day) => ({ day, up: 2, down: 1 }))}
      {...passed}
    />
  ),
};

describe.each(Object.entries(kinds))('%s', (_, kind) => {
  it('passes props and children to the Recharts chart inside', () => {
    const { container } = renderWidgets(
      kind({ className: 'passed', children: <ReferenceLine y={0.97} className="added" /> }),
    );
    expect(container.querySelector('.recharts-wrapper.passed')).not.toBeNull();
    expect(container.querySelector('.added line')).not.toBeNull();
  });
});

describe('parts', () => {
  it('are rendered in any Recharts chart', () => {
    const data = days.map((day, at) => ({ time: dayToTime(day), rank: 4 + at }));
    const { container } = renderWidgets(
      <LineChart width={400} height={200} data={data}>
        <XAxis dataKey="time" type="number" scale="time" domain={['dataMin', 'dataMax']} />
        <YAxis reversed domain={[1, 12]} />
        <GapArea from={dayToTime('2026-08-05')} to={dayToTime('2026-08-06')} title="No data" />
        <OffListBand last={10} label="off the top 10" />
        <EventMarkers events={[{ day: '2026-08-06', label: 'Chapter 24' }]} />
        <Line dataKey="rank" isAnimationActive={false} />
      </LineChart>,
    );
    expect(container.querySelector('rect[fill^="url(#"] title')).toHaveTextContent('No data');
    expect(container.querySelector('[data-off-list]')).toHaveTextContent('off the top 10');
    expect(container.querySelector('[data-event] title')).toHaveTextContent('Chapter 24');
  });
});
