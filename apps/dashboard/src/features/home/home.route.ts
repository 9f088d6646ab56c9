import { home } from '@litometr/api-contract';
import { read } from '../../api/read.ts';
import { definePage, noAddress } from '../../page/definePage.ts';

export const homeRoute = definePage({
  address: noAddress,
  reads: () => [read(home, {})],
  load: async () => (await import('./HomePage.tsx')).HomePage,
});
