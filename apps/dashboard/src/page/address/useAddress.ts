import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type * as z from 'zod/mini';
import { type AddressSchema, readAddress, writeAddress } from './address.ts';

export interface ChangeOptions {
  /** For what moves like a cursor: back leads past it. Filters are pushed. */
  replace?: boolean;
}

export type Change<State> = (change: Partial<State>, options?: ChangeOptions) => void;

/** The page's state in the address, and the way to change it. */
export function useAddress<Shape extends z.core.$ZodShape>(schema: AddressSchema<Shape>) {
  type State = z.output<typeof schema>;
  const [search, setSearch] = useSearchParams();
  const state = useMemo(() => readAddress(schema, search).state, [schema, search]);
  const change = useCallback<Change<State>>(
    (part, { replace = false } = {}) => {
      // The place on the page stays: what changed is mostly in sight.
      setSearch((current) => writeAddress(schema, current, part), {
        replace,
        preventScrollReset: true,
      });
    },
    [schema, setSearch],
  );
  return [state, change] as const;
}
