import { defineMessages } from 'react-intl';

/** Of code and texts that did not load on demand. */
export const failedLoadMessages = defineMessages({
  part: {
    id: 'failedLoad.part',
    defaultMessage: 'Не загрузилось. Проверьте соединение и попробуйте ещё раз.',
  },
});
