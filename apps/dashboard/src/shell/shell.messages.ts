import { defineMessage, defineMessages } from 'react-intl';

export const shellMessages = defineMessages({
  home: { id: 'shell.home', defaultMessage: 'Литометр, на главную' },
  navigation: { id: 'shell.navigation', defaultMessage: 'Навигация' },
  navHome: { id: 'shell.nav.home', defaultMessage: 'Главная' },
  navPortals: { id: 'shell.nav.portals', defaultMessage: 'Порталы' },
  menuLoading: { id: 'shell.menuLoading', defaultMessage: 'Меню загружается' },
  language: { id: 'shell.language', defaultMessage: 'Язык' },
  languagesFailed: {
    id: 'shell.languagesFailed',
    defaultMessage: 'Список языков не загрузился. Проверьте соединение и попробуйте ещё раз.',
  },
  copyright: defineMessage<{ year: string }>({
    id: 'shell.copyright',
    defaultMessage: '© {year} Литометр. Все права защищены.',
  }),
  about: { id: 'shell.about', defaultMessage: 'О проекте' },
  opened: defineMessage<{ title: string }>({
    id: 'shell.opened',
    defaultMessage: 'Открыта страница: {title}',
  }),
});
