import { home, homeCalendar, homeHeat, homeSentences, portalSlug } from '@litometr/api-contract';
import * as z from 'zod/mini';
import { read } from '../../api/read.ts';
import { flag, several } from '../../page/address/params.ts';
import { definePage } from '../../page/definePage.ts';

/** `portals`: only these; `mild`: without books for adults. */
export const homeAddress = z.object({ portals: several(portalSlug), mild: flag() });
export type HomeState = z.output<typeof homeAddress>;

export const homeReads = {
  main: read(home, {}),
  sentences: read(homeSentences, {}),
  heat: read(homeHeat, {}),
  calendar: read(homeCalendar, {}),
} as const;

export const homeRoute = definePage({
  address: homeAddress,
  reads: () => [homeReads.main, homeReads.sentences, homeReads.heat, homeReads.calendar],
  load: async () => (await import('./HomePage.tsx')).HomePage,
});
