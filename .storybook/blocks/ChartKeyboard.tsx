import { Keyboard } from './Keyboard.tsx';

/** How the values of a kind of chart lie, which decides what the arrow keys do. */
type ValueLayout = 'days' | 'marks' | 'grid';

const keys: Readonly<Record<ValueLayout, Readonly<Record<string, string>>>> = {
  days: {
    Tab: 'Focuses the chart; the cursor starts at the last day.',
    '← / →': 'Moves by one day. Time runs left to right in every language.',
    '↑ / ↓': 'Highlights one series after another; past the last one all are equal again.',
    'Home / End': 'Moves to the first or the last day.',
    'Shift+← / Shift+→': 'Selects a range of days, where the chart has `onRangeChange`.',
    Enter: 'Applies the range, or chooses the highlighted series where the chart has `onChoose`.',
    Escape: 'Clears the cursor, the highlight and the range.',
  },
  marks: {
    Tab: 'Focuses the chart; the cursor starts at the first value.',
    '← / → / ↑ / ↓': 'Moves from value to value in reading order.',
    'Home / End': 'Moves to the first or the last value.',
    Enter: 'Chooses the value, where the chart has `onChoose`.',
    Escape: 'Clears the cursor.',
  },
  grid: {
    Tab: 'Focuses the chart; the cursor starts at the first cell.',
    '← / →': 'Moves along the row.',
    '↑ / ↓': 'Moves along the column.',
    'Home / End': 'Moves to the first or the last cell.',
    Enter: 'Chooses the cell, where the chart has `onChoose`.',
    Escape: 'Clears the cursor.',
  },
};

/** The keys of a chart; those of the tools around it are on the page of the chart frame. */
export function ChartKeyboard({ values }: { values: ValueLayout }) {
  return <Keyboard keys={keys[values]} />;
}
