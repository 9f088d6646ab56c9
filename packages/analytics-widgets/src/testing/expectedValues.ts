import type { Formats } from '../provider/formats.ts';
import type { Chart, Kind, ValueText } from './kinds/index.ts';
import { timesIn } from './treeText.ts';

/** Properties of a chart that are not data. */
const ofTheFrame = new Set([
  'title',
  'csvName',
  'state',
  'source',
  'note',
  'filters',
  'demo',
  'height',
  'headingLevel',
  'depth',
  'format',
  'named',
  'label',
  'labels',
  'words',
  'asof',
]);

/** A number, a null, a day or a name in the data, with the name of its property. */
export interface Leaf {
  key: string;
  value: number | string | null;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns every number, null, day and name in a chart's data. */
export function leavesOf(chart: Chart): Leaf[] {
  const leaves: Leaf[] = [];
  const visit = (value: unknown, key: string) => {
    if (typeof value === 'number' || value === null) leaves.push({ key, value });
    else if (typeof value === 'string') {
      if (DAY.test(value) || key === 'label') leaves.push({ key, value });
    } else if (Array.isArray(value)) for (const one of value) visit(one, key);
    else if (typeof value === 'object') {
      for (const [name, one] of Object.entries(value)) visit(one, name);
    }
  };
  for (const [name, value] of Object.entries(chart.props)) {
    if (!ofTheFrame.has(name)) visit(value, name);
  }
  return leaves;
}

/** A text that has to occur a number of times, in one of some wordings. */
interface Expected {
  wordings: string[];
  times: number;
}

function formatValueText(value: number, valueText: ValueText, formats: Formats): string | null {
  if (valueText === 'no value') return null;
  if (typeof valueText === 'function') return valueText(value, formats);
  return formats.formatValue(value, valueText === 'shared' ? 'number' : valueText);
}

/** Returns the expected texts of all values of a chart, with their counts. */
function expectedOf(kind: Kind, chart: Chart, formats: Formats): Expected[] {
  const leaves = leavesOf(chart);
  const times = new Map<string, number>();
  const add = (text: string, isShared = false) =>
    times.set(text, isShared ? Math.max(1, times.get(text) ?? 0) : (times.get(text) ?? 0) + 1);
  if (kind.values) for (const text of kind.values(chart, formats)) add(text);
  else {
    for (const { key, value } of leaves) {
      if (typeof value !== 'number') continue;
      const valueText = kind.valueTexts?.[key] ?? 'number';
      const text = formatValueText(value, valueText, formats);
      if (text !== null) add(text, valueText === 'shared');
    }
  }
  const days = new Set(leaves.flatMap(({ value }) => (isDay(value) ? [value] : [])));
  const labels = new Set(
    leaves.flatMap(({ key, value }) => (key === 'label' && value !== null ? [String(value)] : [])),
  );
  return [
    ...[...times].map(([text, count]) => ({ wordings: [text], times: count })),
    ...[...days].map((day) => ({
      wordings: (['short', 'medium', 'weekday'] as const).map((style) =>
        formats.formatDay(day, style),
      ),
      times: 1,
    })),
    // A single series is named by the chart's title.
    ...(labels.size > 1 ? [...labels].map((text) => ({ wordings: [text], times: 1 })) : []),
  ];
}

const isDay = (value: Leaf['value']): value is string =>
  typeof value === 'string' && DAY.test(value);

/**
 * Returns the values that occur in a text less often than in the chart's data, and the number of
 * expected texts.
 */
export function findMissingValues(text: string, kind: Kind, chart: Chart, formats: Formats) {
  const expected = expectedOf(kind, chart, formats);
  const missing = expected.flatMap(({ wordings, times }) => {
    const found = Math.max(...wordings.map((wording) => timesIn(text, wording, times)));
    return found < times ? [`${wordings[0] ?? ''}: ${found} of ${times}`] : [];
  });
  return { missing, count: expected.length };
}
