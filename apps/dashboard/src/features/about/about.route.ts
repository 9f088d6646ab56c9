import { settings } from '@litometr/api-contract';
import { read } from '../../api/read.ts';
import { definePage, noAddress } from '../../page/definePage.ts';

export const aboutRoute = definePage({
  address: noAddress,
  reads: () => [read(settings, {})],
  load: async () => {
    const { AboutPage, loadMethodology } = await import('./AboutPage.tsx');
    // A page whose texts did not load says so in their place, and offers a retry.
    await loadMethodology().catch(() => undefined);
    return AboutPage;
  },
});
