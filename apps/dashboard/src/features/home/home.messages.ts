import { defineMessage, defineMessages } from 'react-intl';

export const homeMessages = defineMessages({
  title: { id: 'home.title', defaultMessage: 'Главная' },
  heading: { id: 'home.heading', defaultMessage: 'Что происходит сегодня' },
  lead: defineMessage<{ entered: number; title: string }>({
    id: 'home.lead',
    defaultMessage:
      'За последний день данных в главные топы шести порталов {entered, plural, =0 {не вошло ни одной книги} one {вошла # книга} few {вошли # книги} many {вошло # книг} other {вошло # книги}}; больше всех поднялась «{title}».',
  }),
  leadQuiet: defineMessage<{ entered: number }>({
    id: 'home.leadQuiet',
    defaultMessage:
      'За последний день данных в главные топы шести порталов {entered, plural, =0 {не вошло ни одной книги} one {вошла # книга} few {вошли # книги} many {вошло # книг} other {вошло # книги}}.',
  }),
  books: { id: 'home.kpi.books', defaultMessage: 'Книг под наблюдением' },
  newBooks: { id: 'home.kpi.newBooks', defaultMessage: 'Новых за 7 дней' },
  entered: { id: 'home.kpi.entered', defaultMessage: 'Вошло в топы' },
  left: defineMessage<{ left: number; before: number }>({
    id: 'home.kpi.left',
    defaultMessage: 'На прошлом снимке {before, number}. Вышло {left, number}',
  }),
  leftOnly: defineMessage<{ left: number }>({
    id: 'home.kpi.leftOnly',
    defaultMessage: 'Вышло {left, number}',
  }),
  turnover: { id: 'home.kpi.turnover', defaultMessage: 'Средний оборот топов' },
  account: { id: 'home.account', defaultMessage: 'Что даёт учётная запись' },
  signIn: { id: 'home.signIn', defaultMessage: 'Войти' },
  portals: { id: 'home.portals', defaultMessage: 'Порталы' },
  risers: { id: 'home.risers', defaultMessage: 'Лидеры прироста за неделю' },
  risersLead: {
    id: 'home.risers.lead',
    defaultMessage: 'Сначала первая книга каждого портала, затем вторая.',
  },
  noSurges: {
    id: 'home.risers.empty',
    defaultMessage: 'Недели замеров ещё нет у двадцати книг ни одного портала',
  },
  newcomers: { id: 'home.newcomers', defaultMessage: 'Вошли в топы' },
  newcomersLead: {
    id: 'home.newcomers.lead',
    defaultMessage: 'Вошли или вернулись с предыдущего дня данных.',
  },
  leader: { id: 'home.portal.leader', defaultMessage: 'Лидер' },
  cardTurnover: { id: 'home.portal.turnover', defaultMessage: 'Оборот топа' },
  cardSpark: defineMessage<{ portal: string }>({
    id: 'home.portal.spark',
    defaultMessage: 'Оборот топа по дням: {portal}',
  }),
  cardEntered: defineMessage<{ entered: number }>({
    id: 'home.portal.entered',
    defaultMessage:
      '{entered, plural, =0 {в топ никто не вошёл} one {# вошла в топ} few {# вошли в топ} many {# вошло в топ} other {# вошло в топ}}',
  }),
  cardBooks: defineMessage<{ books: number }>({
    id: 'home.portal.books',
    defaultMessage: '{books, plural, one {# книга} few {# книги} many {# книг} other {# книги}}',
  }),
  dataFresh: defineMessage<{ age: string }>({
    id: 'home.portal.fresh',
    defaultMessage: 'Данные свежие: {age}',
  }),
  dataLate: defineMessage<{ age: string }>({
    id: 'home.portal.late',
    defaultMessage: 'Данные отстают: {age}',
  }),
  cardEmpty: {
    id: 'home.portal.empty',
    defaultMessage: 'Данных пока нет: загрузите снимок портала.',
  },
  digest: { id: 'home.digest', defaultMessage: 'Сводка дня' },
  digestLead: {
    id: 'home.digest.lead',
    defaultMessage: 'Каждое предложение — правило с числами; ссылка ведёт туда, где их видно.',
  },
  booksNote: { id: 'home.kpi.books.note', defaultMessage: 'На шести порталах' },
  updated: { id: 'home.kpi.updated', defaultMessage: 'Обновлено за сутки' },
  updatedShare: defineMessage<{ share: string }>({
    id: 'home.kpi.updated.share',
    defaultMessage: '{share} всех книг',
  }),
  coverage: { id: 'home.kpi.coverage', defaultMessage: 'Охват обхода' },
  coverageNote: {
    id: 'home.kpi.coverage.note',
    defaultMessage: 'Прочитано из ожидаемых книг',
  },
  kpiSpark: defineMessage<{ name: string }>({
    id: 'home.kpi.spark',
    defaultMessage: '{name} за 30 дней',
  }),
  turnoverBefore: defineMessage<{ share: string }>({
    id: 'home.kpi.turnover.before',
    defaultMessage: 'На прошлом снимке {share}',
  }),
  weekBefore: { id: 'home.kpi.weekBefore', defaultMessage: 'К предыдущей неделе' },
  turnoverNote: { id: 'home.kpi.turnover.note', defaultMessage: 'Доля новых мест за снимок' },
  age: { id: 'home.age', defaultMessage: 'Возраст' },
  mild: { id: 'home.mild', defaultMessage: 'Без 18+' },
  heat: { id: 'home.heat', defaultMessage: 'Какие жанры набирают ход' },
  heatLead: defineMessage<{ name: string; portal: string; change: string }>({
    id: 'home.heat.lead',
    defaultMessage:
      '«{name}» ({portal}) растёт быстрее всех, чей рост не случаен: {change} за неделю',
  }),
  heatNone: {
    id: 'home.heat.none',
    defaultMessage: 'Рост ни одного жанра за неделю не отличить от случайного',
  },
  heatNote: {
    id: 'home.heat.note',
    defaultMessage:
      'Прирост за последние 7 дней к предыдущим семи, по одним и тем же книгам. Штриховка: замеров или книг мало для сравнения. Клетка открывает топ жанра. Рост не случаен, если его 95-процентный интервал, расширенный на число сравнений, не включает ноль.',
  },
  heatFew: { id: 'home.heat.few', defaultMessage: 'мало для сравнения' },
  heatValue: { id: 'home.heat.value', defaultMessage: 'Изменение прироста' },
  year: { id: 'home.year', defaultMessage: 'Год топов' },
  yearPortals: { id: 'home.year.portals', defaultMessage: 'Порталов' },
  yearLead: defineMessage<{ day: string; share: string }>({
    id: 'home.year.lead',
    defaultMessage: 'Сильнее всего топы обновились {day}: {share} мест',
  }),
  yearNote: {
    id: 'home.year.note',
    defaultMessage:
      'Средний оборот главных списков по дням. Заштрихованы дни без снимка и первые после пропуска: за несколько дней входит больше книг.',
  },
});
