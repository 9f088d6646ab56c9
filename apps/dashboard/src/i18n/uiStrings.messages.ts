import { defineMessage, defineMessages } from 'react-intl';

/** The words that `@litometr/ui` asks for. */
export const uiMessages = defineMessages({
  skipToContent: { id: 'ui.skipToContent', defaultMessage: 'Перейти к содержанию' },
  openSidebar: { id: 'ui.openSidebar', defaultMessage: 'Открыть навигацию' },
  closeSidebar: { id: 'ui.closeSidebar', defaultMessage: 'Закрыть навигацию' },
  filterTree: { id: 'ui.filterTree', defaultMessage: 'Найти раздел' },
  noMatchingNodes: { id: 'ui.noMatchingNodes', defaultMessage: 'No matching nodes found' },
  matchingNodes: defineMessage<{ count: string }>({
    id: 'ui.matchingNodes',
    defaultMessage: 'Найдено разделов: {count}',
  }),
  expandItem: defineMessage<{ label: string }>({
    id: 'ui.expandItem',
    defaultMessage: 'Развернуть «{label}»',
  }),
  collapseItem: defineMessage<{ label: string }>({
    id: 'ui.collapseItem',
    defaultMessage: 'Свернуть «{label}»',
  }),
  close: { id: 'ui.close', defaultMessage: 'Закрыть' },
  dismissToast: { id: 'ui.dismissToast', defaultMessage: 'Убрать уведомление' },
  toastRegion: defineMessage<{ count: string }>({
    id: 'ui.toastRegion',
    defaultMessage: 'Уведомления: {count}',
  }),
  pending: { id: 'ui.pending', defaultMessage: 'Выполняется' },
  showPassword: { id: 'ui.showPassword', defaultMessage: 'Показать пароль' },
  hidePassword: { id: 'ui.hidePassword', defaultMessage: 'Скрыть пароль' },
  clearSearch: { id: 'ui.clearSearch', defaultMessage: 'Очистить поиск' },
  selectPlaceholder: { id: 'ui.selectPlaceholder', defaultMessage: 'Выберите' },
  clearField: defineMessage<{ label: string }>({
    id: 'ui.clearField',
    defaultMessage: 'Очистить поле «{label}»',
  }),
  charactersLeft: defineMessage<{ count: string }>({
    id: 'ui.charactersLeft',
    defaultMessage: 'Осталось знаков: {count}',
  }),
  formErrors: defineMessage<{ count: number }>({
    id: 'ui.formErrors',
    defaultMessage:
      '{count, plural, one {Исправьте # поле} few {Исправьте # поля} many {Исправьте # полей} other {Исправьте # поля}}',
  }),
  optionsLoading: { id: 'ui.optionsLoading', defaultMessage: 'Загрузка вариантов' },
  optionsEmpty: { id: 'ui.optionsEmpty', defaultMessage: 'Ничего не найдено' },
  optionsFailed: { id: 'ui.optionsFailed', defaultMessage: 'Варианты не загрузились' },
  retry: { id: 'ui.retry', defaultMessage: 'Повторить' },
  tagLimit: defineMessage<{ limit: string }>({
    id: 'ui.tagLimit',
    defaultMessage: 'Не больше {limit}',
  }),
  tagsUnknown: defineMessage<{ list: string }>({
    id: 'ui.tagsUnknown',
    defaultMessage: 'Не найдено: {list}',
  }),
  rangeFrom: defineMessage<{ label: string }>({
    id: 'ui.rangeFrom',
    defaultMessage: '{label}: от',
  }),
  rangeTo: defineMessage<{ label: string }>({
    id: 'ui.rangeTo',
    defaultMessage: '{label}: до',
  }),
  datePresets: { id: 'ui.datePresets', defaultMessage: 'Готовые периоды' },
  apply: { id: 'ui.apply', defaultMessage: 'Применить' },
  cancel: { id: 'ui.cancel', defaultMessage: 'Отмена' },
  daysWithoutData: { id: 'ui.daysWithoutData', defaultMessage: 'Дни без данных' },
  dayCount: defineMessage<{ count: number }>({
    id: 'ui.dayCount',
    defaultMessage: '{count, plural, one {# день} few {# дня} many {# дней} other {# дня}}',
  }),
  breadcrumbs: { id: 'ui.breadcrumbs', defaultMessage: 'Путь' },
  pagination: { id: 'ui.pagination', defaultMessage: 'Страницы' },
  previousPage: { id: 'ui.previousPage', defaultMessage: 'Предыдущая страница' },
  nextPage: { id: 'ui.nextPage', defaultMessage: 'Следующая страница' },
  page: defineMessage<{ number: string }>({ id: 'ui.page', defaultMessage: 'Страница {number}' }),
  pageOf: defineMessage<{ number: string; count: string }>({
    id: 'ui.pageOf',
    defaultMessage: '{number} из {count}',
  }),
  deltaUp: defineMessage<{ magnitude: string }>({
    id: 'ui.deltaUp',
    defaultMessage: 'рост на {magnitude}',
  }),
  deltaDown: defineMessage<{ magnitude: string }>({
    id: 'ui.deltaDown',
    defaultMessage: 'снижение на {magnitude}',
  }),
  deltaSame: { id: 'ui.deltaSame', defaultMessage: 'без изменений' },
  rankUp: defineMessage<{ places: string }>({
    id: 'ui.rankUp',
    defaultMessage: 'выше на {places}',
  }),
  rankDown: defineMessage<{ places: string }>({
    id: 'ui.rankDown',
    defaultMessage: 'ниже на {places}',
  }),
  rankSame: { id: 'ui.rankSame', defaultMessage: 'место не изменилось' },
  rankNew: { id: 'ui.rankNew', defaultMessage: 'впервые в списке' },
  rankNewMark: { id: 'ui.rankNewMark', defaultMessage: 'новая' },
  rankReEntry: { id: 'ui.rankReEntry', defaultMessage: 'вернулась в список' },
  cover: defineMessage<{ title: string }>({
    id: 'ui.cover',
    defaultMessage: 'Обложка книги «{title}»',
  }),
  revealCover: defineMessage<{ title: string }>({
    id: 'ui.revealCover',
    defaultMessage: 'Показать обложку книги «{title}», 18+',
  }),
  adultMark: { id: 'ui.adultMark', defaultMessage: '18+' },
});
