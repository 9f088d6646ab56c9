import { defineMessage } from 'react-intl';

export const closestPairMessage = defineMessage<{
  least: number;
  a: string;
  b: string;
  times: string;
}>({
  id: 'charts.closestPair',
  defaultMessage:
    'Самая тесная пара из тех, что на {least, number} книгах и больше: «{a}» и «{b}», ×{times} к случайному',
});
