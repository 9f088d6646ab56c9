import { defineMessages } from 'react-intl';

export const blockMessages = defineMessages({
  noMoves: { id: 'block.movers.empty', defaultMessage: 'За этот день движения нет' },
});
