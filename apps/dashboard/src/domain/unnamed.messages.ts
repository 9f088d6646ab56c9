import { defineMessages } from 'react-intl';

/** In place of a name that consists of characters that cannot be seen. */
export const unnamedMessages = defineMessages({
  title: { id: 'unnamed.title', defaultMessage: 'Без названия' },
  author: { id: 'unnamed.author', defaultMessage: 'Без имени' },
});
