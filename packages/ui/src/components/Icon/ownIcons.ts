import { createLucideIcon } from 'lucide-react';

/** The crown of the wordmark: five points that are also the bars of a chart. */
export const Crown = createLucideIcon('crown', [
  ['path', { d: 'M4 20h16', key: 'rim' }],
  [
    'path',
    {
      d: 'M4 16 2.6 7.4a.4.4 0 0 1 .65-.38L7.6 10.6 11.6 4.3a.5.5 0 0 1 .84 0l4 6.3 4.35-3.58a.4.4 0 0 1 .65.38L20 16z',
      key: 'points',
    },
  ],
]);
