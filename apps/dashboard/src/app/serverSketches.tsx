import {
  RankHistory,
  Sketched,
  StackedShare,
  TrendChart,
} from '@litometr/analytics-widgets/charts';
import type { ComponentType } from 'react';
import type { Sketches } from '../blocks/charts/sketches.ts';

function sketched<Props extends object>(Chart: ComponentType<Props>): ComponentType<Props> {
  return function SketchedChart(props: Props) {
    return (
      <Sketched>
        <Chart {...props} />
      </Sketched>
    );
  };
}

export const serverSketches: Sketches = {
  rankHistory: sketched(RankHistory),
  stackedShare: sketched(StackedShare),
  trendChart: sketched(TrendChart),
};
