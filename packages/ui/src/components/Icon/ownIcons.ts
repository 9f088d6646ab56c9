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

const solid = { fill: 'currentColor', stroke: 'none' };

/** ▲ and ▼ of a change, drawn so that they sit on the figures' middle at any size. */
export const Rise = createLucideIcon('rise', [
  [
    'path',
    {
      d: 'M10.9 6.2a1.3 1.3 0 0 1 2.2 0l6.3 10.1a1.3 1.3 0 0 1-1.1 2H5.7a1.3 1.3 0 0 1-1.1-2z',
      ...solid,
      key: 'rise',
    },
  ],
]);
export const Fall = createLucideIcon('fall', [
  [
    'path',
    {
      d: 'M13.1 17.8a1.3 1.3 0 0 1-2.2 0L4.6 7.7a1.3 1.3 0 0 1 1.1-2h12.6a1.3 1.3 0 0 1 1.1 2z',
      ...solid,
      key: 'fall',
    },
  ],
]);
