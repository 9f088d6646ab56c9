import { defineMessage, defineMessages } from 'react-intl';

export const aboutMessages = defineMessages({
  title: { id: 'about.title', defaultMessage: 'О проекте' },
  lead: {
    id: 'about.lead',
    defaultMessage:
      'Литометр каждый день смотрит на топы, жанры и книги шести русскоязычных порталов и показывает, что сдвинулось.',
  },
  what: { id: 'about.what', defaultMessage: 'Что здесь можно узнать' },
  whatText: {
    id: 'about.what.text',
    defaultMessage:
      'Какая книга поднялась и какая ушла из топа, сколько дней она в нём стоит, какой жанр растёт, какие теги стоят рядом, что и почём читают. Смотреть можно без регистрации; вход открывает личный раздел.',
  },
  method: { id: 'about.method', defaultMessage: 'Методика' },
  methodIntro: {
    id: 'about.method.intro',
    defaultMessage:
      'Каждая величина сервиса: что она значит, по какой формуле считается, при каких условиях её нет и откуда взята формула. Тексты и числа в них берутся из самой программы, поэтому не расходятся с ней.',
  },
  contents: { id: 'about.method.contents', defaultMessage: 'Содержание' },
  unit: { id: 'about.method.unit', defaultMessage: 'Единица:' },
  example: { id: 'about.method.example', defaultMessage: 'Пример:' },
  source: { id: 'about.method.source', defaultMessage: 'Источник:' },
  ownRule: { id: 'about.method.ownRule', defaultMessage: 'правило этого сервиса' },
  methodNull: {
    id: 'about.method.null',
    defaultMessage:
      '<term>Прочерк</term> значит «не опубликовано или не прочитано», ноль — только если ноль показал портал. Продажи порталы не публикуют, поэтому оценок выручки здесь нет.',
  },
  methodSample: {
    id: 'about.method.sample',
    defaultMessage:
      '<term>Выборка.</term> У каждой сводной величины есть n — по скольким книгам, авторам или дням она посчитана. Малая выборка отмечена полым знаком или не показана.',
  },
  dataWays: {
    id: 'about.data.ways',
    defaultMessage:
      'Снимок портала — это таблицы книг, показателей и мест за день. Администратор загружает его файлом на странице статуса парсеров или командой npm run litometr -- import; он принимается целиком или не принимается вовсе. Загрузка настоящих данных портала убирает его демонстрационные.',
  },
  dataRules: {
    id: 'about.data.rules',
    defaultMessage:
      'Правила сбора: только открытые страницы и документированные интерфейсы порталов, с именем программы, с паузами и с учётом robots.txt; без входа, без обхода возрастных ограничений, без имён и отзывов читателей. Сборщики по умолчанию выключены.',
  },
  termsUse: {
    id: 'about.terms.use',
    defaultMessage:
      'Таблицы можно сохранять и приводить со ссылкой на страницу: в её адресе записано всё, что на ней выбрано. Гость получает до 1 000 строк, после входа — до 10 000, vip — до 100 000.',
  },
  termsAge: {
    id: 'about.terms.age',
    defaultMessage:
      'Книги 18+ помечены. Содержание книг здесь не публикуется; обложки показываются только с разрешённых адресов, остальные нарисованы по названию.',
  },
  data: { id: 'about.data', defaultMessage: 'Откуда данные' },
  dataText: {
    id: 'about.data.text',
    defaultMessage:
      'Данные загружаются снимками открытых страниц порталов. В строке под заголовком страницы указаны день, охват и источник. Демонстрационные данные сгенерированы и всегда так и подписаны.',
  },
  terms: { id: 'about.terms', defaultMessage: 'Условия использования' },
  termsText: {
    id: 'about.terms.text',
    defaultMessage:
      'Показатели принадлежат порталам и авторам и приводятся для справки, без гарантии полноты. Имена читателей и комментарии не собираются. Вход хранит в браузере только ключи сессии и ваши настройки.',
  },
  contact: { id: 'about.contact', defaultMessage: 'Связь' },
  contactText: {
    id: 'about.contact.text',
    defaultMessage:
      'Нашли ошибку в данных или на странице? Напишите команде и приложите отчёт: в нём всё, что нужно, чтобы найти причину.',
  },
  contactNone: {
    id: 'about.contact.none',
    defaultMessage:
      'Нашли ошибку в данных или на странице? Скопируйте отчёт и передайте его тому, кто ведёт этот сервер: адрес для писем здесь не указан.',
  },
  reportPage: defineMessage<{ value: string }>({
    id: 'about.report.page',
    defaultMessage: 'Страница: {value}',
  }),
  reportTime: defineMessage<{ value: string }>({
    id: 'about.report.time',
    defaultMessage: 'Время: {value}',
  }),
  reportLanguage: defineMessage<{ value: string }>({
    id: 'about.report.language',
    defaultMessage: 'Язык: {value}',
  }),
  reportWindow: defineMessage<{ value: string }>({
    id: 'about.report.window',
    defaultMessage: 'Окно: {value}',
  }),
  reportBrowser: defineMessage<{ value: string }>({
    id: 'about.report.browser',
    defaultMessage: 'Браузер: {value}',
  }),
  reportEvent: { id: 'about.report.event', defaultMessage: 'Что случилось:' },
  reportLabel: { id: 'about.report.label', defaultMessage: 'Отчёт об ошибке' },
  reportHint: {
    id: 'about.report.hint',
    defaultMessage: 'Допишите, что случилось и чего вы ждали. Отчёт никуда не отправляется.',
  },
  reportCopy: { id: 'about.report.copy', defaultMessage: 'Скопировать отчёт' },
  reportCopied: { id: 'about.report.copied', defaultMessage: 'Отчёт скопирован' },
  reportNotCopied: {
    id: 'about.report.notCopied',
    defaultMessage: 'Не удалось скопировать: выделите текст отчёта и скопируйте его сами.',
  },
  write: { id: 'about.contact.write', defaultMessage: 'Написать команде' },
});
