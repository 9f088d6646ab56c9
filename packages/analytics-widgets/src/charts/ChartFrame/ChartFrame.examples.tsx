import { Spinner, Stack, Text } from '@litometr/ui';
import meta from '../TrendChart/TrendChart.stories.tsx';
import { TrendChart } from '../TrendChart/TrendChart.tsx';

/** The title says what was found, the note says what was counted. */
export function FindingAsTitle() {
  return (
    <TrendChart
      {...meta.args}
      title="Книгу всё чаще добавляют в библиотеки"
      note="Прирост библиотек за день"
      series={meta.args.series.slice(0, 1)}
      height={160}
    />
  );
}

/** While the chart loads there is no chart: all below it will move. */
export function UnmountedWhileLoading() {
  return (
    <Stack gap="sm">
      <Spinner label="График загружается" />
      <Text tone="secondary">Следующий блок сдвинется вниз, когда появится график.</Text>
    </Stack>
  );
}
