import { ChipsCell } from '@litometr/analytics-widgets';
import { Stack, Text } from '@litometr/ui';
import { useGloss } from '../../domain/useGloss.ts';
import { useIsolate } from '../../domain/useIsolate.ts';
import { useDataLang } from '../../i18n/dataLang.ts';

interface NamesCellProps {
  /**
   * Genres or tags by the portal's names; `label`: the accessible label where it differs from the
   * name.
   */
  items: readonly { name: string; label?: string; href?: string }[];
  /** Chips that are shown at once. */
  max: number;
  /** On two lines where rows have room for them. */
  wraps?: boolean;
}

/** Genres or tags of a row, and under the shown ones what they mean in the reader's language. */
export function NamesCell({ items, max, wraps = false }: NamesCellProps) {
  const { gloss } = useGloss();
  const isolate = useIsolate();
  const dataLang = useDataLang();
  const meant = items.slice(0, max).flatMap(({ name }) => {
    const text = gloss(name);
    return text === null ? [] : [isolate(text)];
  });
  return (
    <Stack gap="none">
      <ChipsCell
        max={max}
        wraps={wraps}
        items={items.map(({ name, label = name, href }) => ({
          label,
          // A label adds to the name, in the language of the user.
          lang: label === name ? dataLang : undefined,
          ...(href !== undefined && { href }),
        }))}
      />
      {meant.length > 0 && (
        <Text as="span" size="caption" tone="secondary" lines={1}>
          {meant.join(' · ')}
        </Text>
      )}
    </Stack>
  );
}
