import meta from './StepLine.stories.tsx';
import { StepLine } from './StepLine.tsx';

const small = { ...meta.args, height: 180 };

/** A price holds until it is changed. */
export function Price() {
  return <StepLine {...small} />;
}

/** A counter of libraries, whose growth between two days the steps hide. */
export function CounterInSteps() {
  const series = meta.args.series.map(({ points }) => ({
    id: 'libraries',
    label: 'Библиотеки',
    points: points.slice(-14).map(({ day }, at) => ({ day, value: 420 + at * 35 + at * at * 3 })),
  }));
  return (
    <StepLine
      {...small}
      title="Книгу добавляют в библиотеки всё чаще"
      note="Всего библиотек на конец дня"
      format="number"
      events={[]}
      series={series}
    />
  );
}
