import { Text } from '@litometr/ui';
import { useGloss } from './useGloss.ts';

/** The gloss of a portal's word, placed under or next to it; nothing where there is none. */
export function GlossOf({ name }: { name: string }) {
  const text = useGloss().gloss(name);
  return (
    text !== null && (
      <Text as="span" size="caption" tone="secondary">
        {text}
      </Text>
    )
  );
}
