import { createContext, use } from 'react';
import type { Transfer } from './transfer.ts';

/** The ways for files and streams; given once at the top, replaced in tests. */
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
