import { defineMessage, defineMessages } from 'react-intl';

/** Messages of the form alone: its button is on every page, but these load with the form. */
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
