import { Inline, Stack, Text } from '@litometr/ui';
import { daysUpTo } from '../../testing/books.ts';
import { Sparkline } from './Sparkline.tsx';

const FIRST = 12;
const LAST = 3;
const days = daysUpTo('2026-08-07', 30);
const points = days.map((day, at) => ({
  day,
  value: Math.round(FIRST + ((LAST - FIRST) * at) / (days.length - 1) + Math.sin(at) * 1.4),
}));

/** The label has the two numbers that the eye takes from the line. */
export function LabelWithNumbers() {
  const label = `место за 30 дней, с ${FIRST}-го на ${LAST}-е`;
  return (
    <Stack gap="sm">
      <Inline justify="between">
        <Text>Дочь смотрителя маяка</Text>
        <Sparkline points={points} label={label} inverted />
      </Inline>
      <Text size="caption" tone="secondary">
        Программа чтения с экрана: «{label}»
      </Text>
    </Stack>
  );
}

/** A line without a number, a day or a name. */
export function LineAlone() {
  return <Sparkline points={points} label="График" inverted width={320} height={72} />;
}
