import { defineMessage, defineMessages } from 'react-intl';

/** Messages of the checks and of the preview by role. */
export const checkMessages = defineMessages({
  none: { id: 'menuManager.checks.none', defaultMessage: 'Замечаний нет' },
  noneHelp: {
    id: 'menuManager.checks.none.help',
    defaultMessage: 'Имена и адреса не повторяются, разделители стоят между пунктами.',
  },
  error: { id: 'menuManager.checks.error', defaultMessage: 'Ошибка' },
  warning: { id: 'menuManager.checks.warning', defaultMessage: 'Замечание' },
  field: defineMessage<{ field: string }>({
    id: 'menuManager.checks.field',
    defaultMessage: 'Поле «{field}» заполнено неверно',
  }),
  duplicateKey: { id: 'menuManager.checks.duplicateKey', defaultMessage: 'Ключ занят дважды' },
  duplicateName: defineMessage<{ other: string }>({
    id: 'menuManager.checks.duplicateName',
    defaultMessage: 'То же имя у пункта «{other}»',
  }),
  duplicatePath: defineMessage<{ other: string }>({
    id: 'menuManager.checks.duplicatePath',
    defaultMessage: 'Тот же адрес у пункта «{other}»',
  }),
  baseRoute: {
    id: 'menuManager.checks.baseRoute',
    defaultMessage: 'Адрес занят самим приложением',
  },
  unknownParent: {
    id: 'menuManager.checks.unknownParent',
    defaultMessage: 'Стоит в группе, которой больше нет: переместите',
  },
  separatorParent: {
    id: 'menuManager.checks.separatorParent',
    defaultMessage: 'Стоит внутри разделителя',
  },
  tooDeep: {
    id: 'menuManager.checks.tooDeep',
    defaultMessage: 'Глубже шести уровней: не увидит никто',
  },
  cycle: { id: 'menuManager.checks.cycle', defaultMessage: 'Стоит внутри самого себя' },
  straySeparator: {
    id: 'menuManager.checks.straySeparator',
    defaultMessage: 'Разделитель с краю или рядом с другим',
  },
  noPath: { id: 'menuManager.checks.noPath', defaultMessage: 'Нет адреса' },
  needlessPath: {
    id: 'menuManager.checks.needlessPath',
    defaultMessage: 'Адрес и экран бывают только у пунктов',
  },
  emptyGroup: {
    id: 'menuManager.checks.emptyGroup',
    defaultMessage: 'Пустая группа: не увидит никто',
  },
  unknownComponent: {
    id: 'menuManager.checks.unknownComponent',
    defaultMessage: 'Экран не выбран, или такого нет',
  },
  unknownRole: {
    id: 'menuManager.checks.unknownRole',
    defaultMessage: 'Такой роли нет: не увидит никто',
  },
  role: { id: 'menuManager.preview.role', defaultMessage: 'Роль' },
  unknown: { id: 'menuManager.preview.unknown', defaultMessage: 'Неизвестная' },
  sidebar: { id: 'menuManager.preview.sidebar', defaultMessage: 'Боковое меню для роли' },
  hidden: defineMessage<{ count: number }>({
    id: 'menuManager.preview.hidden',
    defaultMessage:
      '{count, plural, one {Не виден # пункт} few {Не видны # пункта} many {Не видны # пунктов} other {Не видны # пункта}}',
  }),
  nothingHidden: {
    id: 'menuManager.preview.nothingHidden',
    defaultMessage: 'Этой роли видны все пункты.',
  },
  hiddenGuest: {
    id: 'menuManager.preview.hidden.guest',
    defaultMessage: 'гостям только основное меню',
  },
  hiddenUnreadable: {
    id: 'menuManager.preview.hidden.unreadable',
    defaultMessage: 'нет адреса, или слишком глубоко',
  },
  hiddenRole: { id: 'menuManager.preview.hidden.role', defaultMessage: 'нужна роль выше' },
  hiddenUnknownRole: {
    id: 'menuManager.preview.hidden.unknownRole',
    defaultMessage: 'неизвестная роль: не видит никто',
  },
  hiddenParent: { id: 'menuManager.preview.hidden.parent', defaultMessage: 'скрыта его группа' },
  hiddenEmpty: {
    id: 'menuManager.preview.hidden.empty',
    defaultMessage: 'в группе ничего не видно',
  },
});
