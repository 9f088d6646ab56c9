import { useMemo } from 'react';
import { useMatches, useSearchParams } from 'react-router-dom';
import { readAddress } from '../address/address.ts';
import { isPageHandle } from '../pageHandle.ts';

/** Parameters of the address whose values the page could not take. */
export function useWrongParams(): string[] {
  const handle = useMatches().at(-1)?.handle;
  const [search] = useSearchParams();
  return useMemo(
    () => (isPageHandle(handle) ? readAddress(handle.address, search).wrong : []),
    [handle, search],
  );
}
