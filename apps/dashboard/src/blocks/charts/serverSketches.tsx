import {
  HeatMap,
  RankHistory,
  Sketched,
  StackedShare,
  TrendChart,
} from '@litometr/analytics-widgets/charts';
import type { ComponentType } from 'react';
import { useLocaleChoice } from '../../i18n/LocaleProvider.tsx';
import { directionOf } from '../../i18n/locales.ts';
import type { Sketches } from './sketches.ts';

function sketched<Props extends object>(Chart: ComponentType<Props>): ComponentType<Props> {
  return function SketchedChart(props: Props) {
    const { locale } = useLocaleChoice();
    return (
      <Sketched direction={directionOf(locale)}>
        <Chart {...props} />
      </Sketched>
    );
  };
}

export const serverSketches: Sketches = {
  heatMap: sketched(HeatMap),
  rankHistory: sketched(RankHistory),
  stackedShare: sketched(StackedShare),
  trendChart: sketched(TrendChart),
};
