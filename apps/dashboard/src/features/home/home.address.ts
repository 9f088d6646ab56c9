import { home, homeCalendar, homeHeat, homeSentences, portalSlug } from '@litometr/api-contract';
import * as z from 'zod/mini';
import { read } from '../../api/read.ts';
import { flag, several } from '../../page/address/params.ts';

/** `portals`: only these; `mild`: without books for adults. */
export const homeAddress = z.object({ portals: several(portalSlug), mild: flag() });

export const homeReads = {
  main: read(home, {}),
  sentences: read(homeSentences, {}),
  heat: read(homeHeat, {}),
  calendar: read(homeCalendar, {}),
} as const;
