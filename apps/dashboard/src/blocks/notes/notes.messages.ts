import { defineMessage, defineMessages } from 'react-intl';

export const notesMessages = defineMessages({
  title: { id: 'notes.title', defaultMessage: 'Мои заметки' },
  lead: defineMessage<{ count: number; limit: number }>({
    id: 'notes.lead',
    defaultMessage: '{count, number} из {limit, number}. Их видите только вы.',
  }),
  leadBook: {
    id: 'notes.leadBook',
    defaultMessage: 'Видите только вы: здесь и отметками на графиках книги.',
  },
  add: { id: 'notes.add', defaultMessage: 'Добавить заметку' },
  edit: { id: 'notes.edit', defaultMessage: 'Изменить заметку' },
  remove: { id: 'notes.remove', defaultMessage: 'Удалить заметку' },
  removed: { id: 'notes.removed', defaultMessage: 'Заметка удалена' },
  undo: { id: 'notes.undo', defaultMessage: 'Вернуть' },
  notRemoved: { id: 'notes.notRemoved', defaultMessage: 'Заметка не удалена' },
  notRestored: { id: 'notes.notRestored', defaultMessage: 'Заметка не возвращена' },
  day: { id: 'notes.day', defaultMessage: 'День' },
  dayRequired: { id: 'notes.day.required', defaultMessage: 'Выберите день, о котором заметка' },
  text: { id: 'notes.text', defaultMessage: 'Текст' },
  textRequired: { id: 'notes.text.required', defaultMessage: 'Напишите что-нибудь' },
  formFailed: { id: 'notes.formFailed', defaultMessage: 'Форма заметки не загрузилась' },
  empty: { id: 'notes.empty', defaultMessage: 'Заметок пока нет' },
  emptyHelp: {
    id: 'notes.empty.help',
    defaultMessage: 'Пишите их на странице книги: что вы сделали и что после этого изменилось.',
  },
  emptyBook: {
    id: 'notes.emptyBook',
    defaultMessage: 'Запишите, что сделали с книгой: на графиках появится отметка этого дня.',
  },
  gone: defineMessage<{ id: number }>({ id: 'notes.gone', defaultMessage: 'Книга № {id}' }),
  mark: defineMessage<{ text: string }>({ id: 'notes.mark', defaultMessage: 'Заметка: {text}' }),
});
