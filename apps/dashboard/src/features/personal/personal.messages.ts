import { defineMessage, defineMessages } from 'react-intl';

export const personalMessages = defineMessages({
  title: { id: 'personal.title', defaultMessage: 'Обзор' },
  lead: defineMessage<{ name: string }>({
    id: 'personal.lead',
    defaultMessage: '{name}, вот что сдвинулось за последний день данных.',
  }),
  risers: { id: 'personal.risers', defaultMessage: 'Поднялись' },
  newcomers: { id: 'personal.newcomers', defaultMessage: 'Вошли в топы' },
});
