import { defineMessages } from 'react-intl';

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
  back: { id: 'notFound.back', defaultMessage: 'Вернуться на главную' },
});
