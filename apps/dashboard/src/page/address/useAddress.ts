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

/** How many values a parameter may have, where it was given more. */
function mostOf(error: unknown): number | bigint | null {
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
        // One more than the API takes: what was chosen stays, and the reader is told why.
        const most = mostOf(error);
        if (most === null) throw error;
        showToast({ tone: 'info', title: t(messages.tooMany, { most: Number(most) }) });
      }
    },
    [schema, setSearch, t],
  );
  return [state, change] as const;
}
