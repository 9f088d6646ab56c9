import { settings } from '@litometr/api-contract';
import { read } from '../../api/read.ts';
import { definePage, noAddress } from '../../page/definePage.ts';

export const aboutRoute = definePage({
  address: noAddress,
  reads: () => [read(settings, {})],
  load: async () => (await import('./AboutPage.tsx')).AboutPage,
});
