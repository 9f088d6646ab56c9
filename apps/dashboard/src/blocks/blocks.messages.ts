import { defineMessage, defineMessages } from 'react-intl';

export const blockMessages = defineMessages({
  csv: { id: 'block.csv', defaultMessage: 'Скачать таблицу (CSV)' },
  gain: { id: 'block.movers.gain', defaultMessage: 'Прирост' },
  gainTitle: {
    id: 'block.movers.gain.title',
    defaultMessage: 'Главный показатель портала с предыдущего дня данных',
  },
  noMoves: { id: 'block.movers.empty', defaultMessage: 'За этот день движения нет' },
  publishedFailed: {
    id: 'block.published.failed',
    defaultMessage: 'Не удалось узнать, каких показателей портал не публикует.',
  },
  rounding: defineMessage<{ from: string; step: string }>({
    id: 'block.rounding',
    defaultMessage: 'Счётчик книги от {from} портал округляет до {step}',
  }),
  band: defineMessage<{ from: string; to: string }>({
    id: 'block.band',
    defaultMessage: '{from} – {to}',
  }),
  bandFrom: defineMessage<{ from: string }>({
    id: 'block.band.from',
    defaultMessage: 'от {from}',
  }),
  bandUpTo: defineMessage<{ to: string }>({
    id: 'block.band.upTo',
    defaultMessage: 'до {to}',
  }),
});
