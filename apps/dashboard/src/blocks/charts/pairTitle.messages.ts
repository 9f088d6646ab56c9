import { defineMessage } from 'react-intl';

export const closestPairMessage = defineMessage<{ a: string; b: string; times: string }>({
  id: 'charts.closestPair',
  defaultMessage: 'Самая тесная пара: «{a}» и «{b}», на одной книге ×{times} к случайному',
});
