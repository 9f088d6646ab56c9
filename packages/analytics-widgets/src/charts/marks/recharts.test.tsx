import type { ReactElement } from 'react';
import { cloneElement } from 'react';
import { ReferenceLine } from 'recharts';
import { describe, expect, it } from 'vitest';
import { type Chart, type KindName, kinds } from '../../testing/kinds/index.ts';
import { renderWidgets } from '../../testing/renderWidgets.tsx';

const cartesian = [
  'BoxPlot',
  'Bullet',
  'LiftBars',
  'ShareBars',
  'BookTimeline',
  'Histogram',
  'StarHistogram',
  'Funnel',
  'BandChart',
  'SurvivalCurve',
  'Scatter',
  'OpportunityMap',
] as const satisfies readonly KindName[];

function typicalOf(name: KindName): Chart {
  const { typical } = kinds[name].cases;
  if (typeof typical === 'string') throw new Error(typical);
  return typical;
}

const withProps = (chart: Chart, props: object) =>
  cloneElement<object>(chart as ReactElement<object>, props);

describe.each(cartesian)('%s', (name) => {
  it('renders Recharts components that it receives as children', () => {
    const { container } = renderWidgets(
      withProps(typicalOf(name), {
        children: <ReferenceLine segment={SEGMENT} ifOverflow="visible" className="mine" />,
      }),
    );
    expect(container.querySelector('.recharts-reference-line.mine')).not.toBeNull();
  });

  it('passes props that it does not know to the Recharts chart', () => {
    const { container } = renderWidgets(withProps(typicalOf(name), { 'data-mine': 'yes' }));
    expect(container.querySelector('svg[data-plot][data-mine="yes"]')).not.toBeNull();
  });
});

describe('Treemap', () => {
  it('renders children in the svg of Recharts and passes props to it', () => {
    const { container } = renderWidgets(
      withProps(typicalOf('Treemap'), { 'data-mine': 'yes', children: <g className="mine" /> }),
    );
    expect(container.querySelector('svg[data-mine="yes"] g.mine')).not.toBeNull();
  });
});

/** Every axis contains the first value: a row, a day, an amount. */
const SEGMENT = [
  { x: 1, y: 1 },
  { x: 2, y: 1 },
] as const;
