import { definePage } from '../../page/definePage.ts';
import { homeAddress, homeReads } from './home.address.ts';

export const homeRoute = definePage({
  address: homeAddress,
  reads: () => [homeReads.main, homeReads.sentences, homeReads.heat, homeReads.calendar],
  charts: ['heatMap', 'calendarHeat'],
  load: async () => (await import('./HomePage.tsx')).HomePage,
});
