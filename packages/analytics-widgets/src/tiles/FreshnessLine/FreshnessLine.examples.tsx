import { Heading, Stack } from '@litometr/ui';
import { DAY_MS, timeToDay } from '../../internal/days.ts';
import { Sparkline } from '../Sparkline/index.ts';
import meta from '../Sparkline/Sparkline.stories.tsx';
import { FreshnessLine } from './FreshnessLine.tsx';

/** Yesterday: a docs page has the clock of its reader, to whom fixed days would be old. */
const asof = timeToDay(Date.now() - DAY_MS);

function Line() {
  return <FreshnessLine asof={asof} coverage={0.984} source="litmarket" />;
}

/** One line under the heading of the page. */
export function OnceUnderTheHeading() {
  return (
    <Stack gap="xs">
      <Heading level={3} size="h2">
        Бестселлеры Литмаркета
      </Heading>
      <Line />
    </Stack>
  );
}

/** The same line under every block. */
export function UnderEachChart() {
  return (
    <Stack gap="md">
      {['Библиотеки за 30 дней', 'Лайки за 30 дней'].map((label) => (
        <Stack key={label} gap="xs">
          <Heading level={3} size="lead">
            {label}
          </Heading>
          <Sparkline points={meta.args.points} label={label} width={320} height={40} />
          <Line />
        </Stack>
      ))}
    </Stack>
  );
}
