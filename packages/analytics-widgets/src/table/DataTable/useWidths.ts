import { useState } from 'react';

/** CSS pixels by column. */
export type Widths = Readonly<Record<string, number>>;

interface WidthsOptions {
  widths?: Widths;
  onWidthsChange?: (widths: Widths) => void;
}

const none: Widths = {};

/**
 * Widths that the reader has set. The owner may keep them; otherwise they last as long as the
 * table. `setWidth` is absent where columns cannot be resized.
 */
export function useWidths({ widths, onWidthsChange }: WidthsOptions) {
  const [own, setOwn] = useState(none);
  const known = widths ?? own;
  return {
    widths: known,
    setWidth:
      onWidthsChange &&
      ((id: string, width: number) => {
        const next = { ...known, [id]: width };
        setOwn(next);
        onWidthsChange(next);
      }),
  };
}
