import { defineMessages } from 'react-intl';

/** Of code and texts that are loaded on demand and did not load. */
export const failedLoadMessages = defineMessages({
  language: {
    id: 'failedLoad.language',
    defaultMessage:
      'Тексты этого языка не загрузились. Проверьте соединение и выберите язык ещё раз.',
  },
  part: {
    id: 'failedLoad.part',
    defaultMessage: 'Не загрузилось. Проверьте соединение и попробуйте ещё раз.',
  },
});
