import { signs } from '../../internal/signs.ts';
import type { ValueFormat } from '../../provider/formats.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';

type Value = number | null | undefined;

/**
 * Returns the printed and the announced text of a value: a missing one is a dash in print and words
 * when announced.
 *
 * @param isChange whether values above zero have a plus
 */
export function useValueText(format: ValueFormat = 'number', isChange = false) {
  const { formats, strings } = useWidgets();
  const write = isChange ? formats.formatDelta : formats.formatValue;
  const written = (value: Value, missing: string) =>
    value === null || value === undefined ? missing : write(value, format);
  return {
    text: (value: Value) => written(value, signs.missing),
    spoken: (value: Value) => written(value, strings.value.missing),
  };
}
