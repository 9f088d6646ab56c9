import { signs } from '../../internal/signs.ts';
import type { ValueFormat } from '../../provider/formats.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';

type Value = number | null | undefined;

/** A value as it is printed, and as it is said: a missing one is a dash to the eye and words to the ear. */
export function useValueText(format: ValueFormat = 'number') {
  const { formats, strings } = useWidgets();
  const written = (value: Value, missing: string) =>
    value === null || value === undefined ? missing : formats.formatValue(value, format);
  return {
    text: (value: Value) => written(value, signs.missing),
    spoken: (value: Value) => written(value, strings.value.missing),
  };
}
