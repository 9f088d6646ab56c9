import { showToast } from '@litometr/ui/toast';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { pageMessages as messages } from '../page.messages.ts';
import { type AddressSchema, readAddress, writeAddress } from './address.ts';

export interface ChangeOptions {
  /** For what moves like a cursor: back leads past it. Filters are pushed. */
  replace?: boolean;
}

export type Change<State> = (change: Partial<State>, options?: ChangeOptions) => void;

/** The maximum number of values of a parameter that has too many. */
function maxCountOf(error: unknown): number | bigint | null {
  if (!(error instanceof z.core.$ZodError)) return null;
  const [issue] = error.issues;
  return issue?.code === 'too_big' && issue.origin === 'array' ? issue.maximum : null;
}

/** The page's state in the address, and the way to change it. */
export function useAddress<Shape extends z.core.$ZodShape>(schema: AddressSchema<Shape>) {
  type State = z.output<typeof schema>;
  const [search, setSearch] = useSearchParams();
  const state = useMemo(() => readAddress(schema, search).state, [schema, search]);
  const { formatMessage: t } = useIntl();
  const change = useCallback<Change<State>>(
    (part, { replace = false } = {}) => {
      try {
        // The place on the page stays: what changed is mostly in sight.
        setSearch((current) => writeAddress(schema, current, part), {
          replace,
          preventScrollReset: true,
        });
      } catch (error) {
        // One more value than the API accepts: the current choice stays, and a toast explains why.
        const maxCount = maxCountOf(error);
        if (maxCount === null) throw error;
        showToast({ tone: 'info', title: t(messages.tooMany, { most: Number(maxCount) }) });
      }
    },
    [schema, setSearch, t],
  );
  return [state, change] as const;
}
