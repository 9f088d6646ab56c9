import { defineMessage, defineMessages } from 'react-intl';

export const viewLineMessages = defineMessages({
  fresh: defineMessage<{ count: number }>({
    id: 'viewLine.fresh',
    defaultMessage: '{count, plural, one {# новая книга} few {# новые книги} other {# новых книг}}',
  }),
  matches: defineMessage<{ count: number }>({
    id: 'viewLine.matches',
    defaultMessage:
      '{count, plural, one {подходит # книга} few {подходят # книги} other {подходит # книг}}',
  }),
  changed: { id: 'viewLine.changed', defaultMessage: 'новый день данных' },
  same: defineMessage<{ day: string }>({
    id: 'viewLine.same',
    defaultMessage: 'без нового с {day}',
  }),
  noData: { id: 'viewLine.noData', defaultMessage: 'данных пока нет' },
});
