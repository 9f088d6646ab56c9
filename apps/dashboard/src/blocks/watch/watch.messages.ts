import { defineMessage, defineMessages } from 'react-intl';

export const watchMessages = defineMessages({
  star: defineMessage<{ name: string }>({ id: 'watch.star', defaultMessage: 'Следить: {name}' }),
  follow: { id: 'watch.follow', defaultMessage: 'Следить' },
  failed: defineMessage<{ name: string }>({
    id: 'watch.failed',
    defaultMessage: 'Список наблюдения не изменён: {name}',
  }),
  full: { id: 'watch.full', defaultMessage: 'Список наблюдения полон' },
  fullHelp: defineMessage<{ limit: number }>({
    id: 'watch.full.help',
    defaultMessage:
      'В нём уже {limit, number}: больше роль не позволяет. Уберите что-нибудь в профиле и попробуйте ещё раз.',
  }),
  left: defineMessage<{ left: number }>({
    id: 'watch.left',
    defaultMessage:
      '{left, plural, =0 {Список наблюдения заполнен} one {В списке наблюдения осталось # место} few {В списке наблюдения осталось # места} other {В списке наблюдения осталось # мест}}',
  }),
  leftHelp: defineMessage<{ count: number; limit: number }>({
    id: 'watch.left.help',
    defaultMessage: 'Занято {count, number} из {limit, number}. Лишнее убирается в профиле.',
  }),
  gone: defineMessage<{ name: string }>({
    id: 'watch.gone',
    defaultMessage: 'Этого больше нет в данных: {name}',
  }),
});
