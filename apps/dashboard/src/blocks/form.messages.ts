import { defineMessages } from 'react-intl';

/** The two ends of every form in a dialog. */
export const formMessages = defineMessages({
  cancel: { id: 'page.cancel', defaultMessage: 'Отмена' },
  save: { id: 'page.save', defaultMessage: 'Сохранить' },
});
