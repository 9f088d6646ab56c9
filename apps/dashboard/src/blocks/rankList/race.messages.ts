import { defineMessage } from 'react-intl';

/** Messages of the race of ranks, which other pages than lists render too. */
export const raceMessages = {
  title: defineMessage<{ depth: number }>({
    id: 'rankLists.race',
    defaultMessage: 'Путь первых {depth, number}',
  }),
  leader: defineMessage<{ title: string; captures: number }>({
    id: 'rankLists.race.leader',
    defaultMessage:
      '«{title}» держит первое место {captures, plural, one {# снимок} few {# снимка} many {# снимков} other {# снимка}} подряд',
  }),
  over: defineMessage<{ depth: number; days: string }>({
    id: 'rankLists.race.over',
    defaultMessage: 'Путь первых {depth, number}: {days}',
  }),
  note: defineMessage<{ depth: number }>({
    id: 'rankLists.race.note',
    defaultMessage:
      'Места среди первых {depth, number} по снятым дням; выделены первая книга и те, кто двигался больше всех. Линия прерывается, когда книга ниже.',
  }),
};
