import { signs } from '../../internal/signs.ts';
import type { ValueFormat } from '../../provider/formats.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';

type Value = number | null | undefined;

/**
 * Returns the printed and the announced text of a value: a missing one is a dash in print and words
 * when announced.
 */
export function useValueText(format: ValueFormat = 'number') {
  const { formats, strings } = useWidgets();
  const written = (value: Value, missing: string) =>
    value === null || value === undefined ? missing : formats.formatValue(value, format);
  return {
    text: (value: Value) => written(value, signs.missing),
    spoken: (value: Value) => written(value, strings.value.missing),
  };
}
