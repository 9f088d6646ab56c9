import { useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';

/**
 * The page's state in the address. Wrong values read as the default; only what differs from the
 * default is written, so that an address says what is special about it.
 */
export function useSearchState<Shape extends z.core.$ZodShape>(schema: z.ZodMiniObject<Shape>) {
  type State = z.output<typeof schema>;
  const [search, setSearch] = useSearchParams();
  const defaults = z.parse(schema, {});
  const state = parseEach(schema, defaults, search);

  const update = (change: Partial<State>) => {
    setSearch((current) => {
      const next = new URLSearchParams(current);
      for (const [key, value] of Object.entries(change)) {
        const isDefault = value === defaults[key as keyof State];
        if (value === undefined || value === '' || isDefault) next.delete(key);
        else next.set(key, `${value as string | number | boolean}`);
      }
      return next;
    });
  };
  return [state, update] as const;
}

/** Parses field by field: one wrong value must not undo the others. */
function parseEach<Shape extends z.core.$ZodShape>(
  schema: z.ZodMiniObject<Shape>,
  defaults: z.output<z.ZodMiniObject<Shape>>,
  search: URLSearchParams,
): z.output<z.ZodMiniObject<Shape>> {
  const given: Record<string, unknown> = {};
  for (const key of Object.keys(schema.shape)) {
    const value = search.get(key);
    if (value === null) continue;
    const isGood = z.safeParse(schema, { [key]: value }).success;
    if (isGood) given[key] = value;
  }
  const parsed = z.safeParse(schema, given);
  return parsed.success ? parsed.data : defaults;
}
