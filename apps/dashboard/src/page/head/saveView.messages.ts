import { defineMessage, defineMessages } from 'react-intl';

/** Of the form alone: the button that opens it is on every page, its words need not be. */
export const saveViewMessages = defineMessages({
  viewNameHelp: {
    id: 'page.saveView.name.help',
    defaultMessage: 'Страница со всеми фильтрами. Сохранённые виды ждут в профиле и в обзоре.',
  },
  viewSaved: defineMessage<{ name: string }>({
    id: 'page.saveView.saved',
    defaultMessage: 'Вид «{name}» сохранён',
  }),
});
