import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidgets } from '../../testing/renderWidgets.tsx';
import { widgetStrings } from '../../testing/widgetStrings.ts';
import { DateStepper } from './DateStepper.tsx';

it('shows the coverage of partial days', async () => {
  renderWidgets(
    <DateStepper
      label="День"
      days={[
        { day: '2026-08-05', complete: false },
        { day: '2026-08-06', complete: false, note: 'снято 40 из 100 мест' },
        { day: '2026-08-07', complete: true, note: 'снято 100 из 100 мест' },
      ]}
      value="2026-08-07"
      onChange={() => undefined}
    />,
  );
  const open = screen.getAllByRole('button').find((button) => button.hasAttribute('aria-haspopup'));
  if (open === undefined) throw new Error('The days open no list.');
  fireEvent.click(open);
  const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(options).toEqual([
    '7 авг.',
    '6 авг.снято 40 из 100 мест',
    `5 авг.${widgetStrings.dateStepper.incomplete}`,
  ]);
});
