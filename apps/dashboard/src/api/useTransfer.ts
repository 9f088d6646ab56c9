import { createContext, use } from 'react';
import type { Transfer } from './transfer.ts';

/** Provides uploads and streams; set once at the root, replaced in tests. */
export const TransferContext = createContext<Transfer | null>(null);

export function useTransfer(): Transfer {
  const transfer = use(TransferContext);
  if (transfer === null) {
    throw new Error(
      'A view sends a file or listens to the server outside of TransferContext: wrap the app ' +
        '(or the test) in <TransferContext value={transfer}>.',
    );
  }
  return transfer;
}
