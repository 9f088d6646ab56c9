import { defineMessage, defineMessages } from 'react-intl';

export const notFoundMessages = defineMessages({
  title: { id: 'notFound.title', defaultMessage: '404 | Страница не найдена' },
  heading: { id: 'notFound.heading', defaultMessage: "This page''s gone fishing" },
  text: {
    id: 'notFound.text',
    defaultMessage:
      'Такой страницы нет: адрес неверен, или её убрали. Если сюда привела наша ссылка, напишите команде.',
  },
  write: { id: 'notFound.write', defaultMessage: 'Написать команде' },
  near: { id: 'notFound.near', defaultMessage: 'Возможно, вы искали' },
  usual: { id: 'notFound.usual', defaultMessage: 'Куда чаще всего идут' },
  unknownHeading: defineMessage<{ name: string }>({
    id: 'notFound.unknown.heading',
    defaultMessage: 'Экрана «{name}» здесь нет',
  }),
  unknownText: defineMessage<{ component: string }>({
    id: 'notFound.unknown.text',
    defaultMessage:
      'Пункт меню ведёт на экран «{component}», которого нет в этой версии Литометра. Обновите страницу; если не поможет, сообщите администратору: он может исправить пункт в управлении меню.',
  }),
  back: { id: 'notFound.back', defaultMessage: 'Вернуться на главную' },
});
