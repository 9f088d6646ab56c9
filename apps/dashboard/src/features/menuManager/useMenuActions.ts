import {
  discardMenuDraft,
  menuVersions,
  publishMenu,
  restoreMenu,
  saveMenuDraft,
  staffMenu,
} from '@litometr/api-contract';
import { useMemo } from 'react';
import { refusalOf } from '../../api/refusal.ts';
import { useCall } from '../../api/useEndpoint.ts';
import type { MenuActions, Outcome } from './menuActions.ts';

const CONFLICT = 409;

/** Converts a response to an outcome; the screen decides how to report it. */
async function outcomeOf<Value>(response: Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { kind: 'done', value: await response };
  } catch (error) {
    if (refusalOf(error)?.status === CONFLICT) return { kind: 'overtaken' };
    console.error('The call of the menu manager failed.', error);
    return { kind: 'failed' };
  }
}

/** The calls of the menu manager. */
export function useMenuActions(): MenuActions {
  const call = useCall();
  return useMemo(
    () => ({
      load: () => outcomeOf(call(staffMenu, {})),
      save: (body) => outcomeOf(call(saveMenuDraft, { body })),
      discard: (revision) =>
        outcomeOf(call(discardMenuDraft, { body: { revision } }).then(() => null)),
      publish: (revision) => outcomeOf(call(publishMenu, { body: { revision } })),
      history: (page) => outcomeOf(call(menuVersions, { query: { page: String(page) } })),
      restore: (version, current) =>
        outcomeOf(call(restoreMenu, { params: { version: String(version) }, body: { current } })),
    }),
    [call],
  );
}
