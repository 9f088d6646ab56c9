import { Stack, Text } from '@litometr/ui';
import { useState } from 'react';
import meta from './DateStepper.stories.tsx';
import { DateStepper, type DateStepperProps } from './DateStepper.tsx';

function Stepper({ days, value: first }: Pick<DateStepperProps, 'days' | 'value'>) {
  const [value, setValue] = useState(first);
  return <DateStepper label="День списка" days={days} value={value} onChange={setValue} />;
}

/** 4 and 5 August were not captured: the step back from 6 August leads to 3 August. */
export function CapturedDays() {
  return <Stepper days={meta.args.days} value="2026-08-06" />;
}

/** A step back leads to a day without a list. */
export function DayWithoutData() {
  const days = ['2026-08-03', '2026-08-04', '2026-08-05', '2026-08-06'].map((day) => ({ day }));
  return (
    <Stack gap="sm">
      <Stepper days={days} value="2026-08-05" />
      <Text tone="secondary">За 5 августа списка нет.</Text>
    </Stack>
  );
}
