import { defineMessages } from 'react-intl';

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
  methodPlaces: {
    id: 'about.method.places',
    defaultMessage:
      'Места. Изменение — это место в день сравнения минус место сегодня. Без выбора сравнивается с предыдущим снятым днём списка. «Новая» — впервые в списке, «вернулась» — была раньше, в день сравнения её не было.',
  },
  methodDays: {
    id: 'about.method.days',
    defaultMessage:
      'Дни. День — календарные сутки по Москве. Дни без снимка показаны пропуском со штриховкой: они не соединяются и не достраиваются. Дни в списке, серия и пик считаются по снятым дням.',
  },
  methodTurnover: {
    id: 'about.method.turnover',
    defaultMessage:
      'Оборот списка за день — доля книг, которых не было в нём в предыдущий снятый день.',
  },
  methodGain: {
    id: 'about.method.gain',
    defaultMessage:
      'Прирост — последнее значение на конец периода минус последнее значение на его начало. Если одного из замеров нет, прироста нет. Медианы точные.',
  },
  methodRounding: {
    id: 'about.method.rounding',
    defaultMessage:
      'Округление. Литмаркет и Букривер показывают просмотры округлённо («441k»). Такие числа отмечены знаком ≈, а изменение меньше шага округления не показывается.',
  },
  methodNull: {
    id: 'about.method.null',
    defaultMessage:
      'Прочерк значит «не опубликовано или не прочитано», ноль — только если ноль показал портал. Продажи порталы не публикуют, поэтому оценок выручки здесь нет.',
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
    defaultMessage: 'Нашли ошибку в данных или на странице? Напишите команде.',
  },
  contactNone: {
    id: 'about.contact.none',
    defaultMessage:
      'Адрес для писем на этом сервере не указан. Его задаёт администратор (LITOMETR_CONTACT).',
  },
  write: { id: 'about.contact.write', defaultMessage: 'Написать команде' },
});
