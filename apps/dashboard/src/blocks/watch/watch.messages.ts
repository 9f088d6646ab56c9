import { defineMessage, defineMessages } from 'react-intl';

export const watchMessages = defineMessages({
  star: defineMessage<{ name: string }>({ id: 'watch.star', defaultMessage: 'Следить: {name}' }),
  follow: { id: 'watch.follow', defaultMessage: 'Следить' },
  failed: defineMessage<{ name: string }>({
    id: 'watch.failed',
    defaultMessage: 'Список наблюдения не изменён: {name}',
  }),
  full: { id: 'watch.full', defaultMessage: 'Список наблюдения полон' },
  fullHelp: {
    id: 'watch.full.help',
    defaultMessage: 'Уберите из него что-нибудь в профиле и попробуйте ещё раз.',
  },
  gone: defineMessage<{ name: string }>({
    id: 'watch.gone',
    defaultMessage: 'Этого больше нет в данных: {name}',
  }),
});
