import { defineMessage, defineMessages } from 'react-intl';

/** Messages of genres and tags as fields in which books compete. */
export const groupMessages = defineMessages({
  noData: { id: 'group.noData', defaultMessage: 'Мало данных' },
  noReading: {
    id: 'group.noReading',
    defaultMessage: 'Нет книг с замерами на обоих концах недели',
  },
  times: defineMessage<{ value: string }>({ id: 'group.times', defaultMessage: '×{value}' }),
  middleHalf: defineMessage<{ low: string; high: string }>({
    id: 'group.middleHalf',
    defaultMessage: '{low}–{high}',
  }),
  gainChange: { id: 'group.gainChange', defaultMessage: 'К прошлой неделе' },
  gainChangeTitle: {
    id: 'group.gainChange.title',
    defaultMessage:
      'Дневной прирост за 7 дней против семи дней до них. Сравниваются одни и те же книги: они стареют, а новые в счёт не идут. Ниже — число книг и 95-процентный интервал. Без цвета: изменение может быть случайным.',
  },
  periodGain: { id: 'group.periodGain', defaultMessage: 'Прирост за период' },
  periodGainTitle: {
    id: 'group.periodGain.title',
    defaultMessage:
      'Прирост главного показателя за выбранные дни и его изменение в пересчёте на день. Сравниваются одни и те же книги: они стареют, а новые в счёт не идут.',
  },
  periodTop: { id: 'group.periodTop', defaultMessage: 'Доля мест за период' },
  periodTopTitle: {
    id: 'group.periodTop.title',
    defaultMessage: 'Средняя доля мест в главном топе за выбранные дни и её изменение',
  },
  periodLift: { id: 'group.periodLift', defaultMessage: 'Перевес в топе за период' },
  periodLiftTitle: {
    id: 'group.periodLift.title',
    defaultMessage: 'Средний перевес в топе за выбранные дни и его изменение',
  },
  periodNone: { id: 'group.periodNone', defaultMessage: 'Нет замеров за эти дни' },
  medianGainNew: { id: 'group.medianGainNew', defaultMessage: 'На новинку в день' },
  medianGainNewTitle: {
    id: 'group.medianGainNew.title',
    defaultMessage:
      'Медиана прироста в день (за неделю ÷ 7) у книг, вышедших за 60 дней, с 95-процентным интервалом; считается от 8 таких книг',
  },
  newInterval: defineMessage<{ low: string; high: string; n: string }>({
    id: 'group.newInterval',
    defaultMessage: '{low}–{high} · n = {n}',
  }),
  fewNewBooks: defineMessage<{ count: number }>({
    id: 'group.fewNewBooks',
    defaultMessage:
      'Меньше 8 новинок с известным приростом: {count, plural, one {# книга} few {# книги} many {# книг} other {# книги}}',
  }),
  aboveShare: { id: 'group.aboveShare', defaultMessage: 'Выше порога' },
  aboveShareTitle: defineMessage<{ best: string; gain: string }>({
    id: 'group.aboveShare.title',
    defaultMessage:
      'Доля книг, что входят в лучшие {best} портала по приросту за неделю: больше {gain}',
  }),
  topAuthors: defineMessage<{ count: number }>({
    id: 'group.topAuthors',
    defaultMessage:
      '{count, plural, one {# автор} few {# автора} many {# авторов} other {# автора}} за 30 дней',
  }),
  lift: { id: 'group.lift', defaultMessage: 'Перевес в топе' },
  liftOrder: {
    id: 'group.lift.order',
    defaultMessage: 'Строки упорядочены по границе интервала, ближней к единице.',
  },
  liftHeader: {
    id: 'group.lift.header',
    defaultMessage: 'Во сколько раз чаще авторы группы попадают в топ, чем авторы обычной группы',
  },
  liftTitle: defineMessage<{
    low: string;
    high: string;
    listed: number;
    n: number;
    kind: string;
  }>({
    id: 'group.lift.title',
    defaultMessage:
      'Интервал 95 %: {low}–{high}; в топе {listed, number} из {n, plural, one {# автора} few {# авторов} many {# авторов} other {# авторов}} с книгами за 120 дней; {kind, select, stable {устойчиво} other {предварительно}}',
  }),
  liftNone: {
    id: 'group.lift.none',
    defaultMessage: 'Мало данных: мало авторов с книгами за 120 дней или групп для сравнения',
  },
  liftChange: { id: 'group.liftChange', defaultMessage: 'Δ перевеса' },
  liftChangeTitle: {
    id: 'group.liftChange.title',
    defaultMessage: 'Изменение перевеса в топе за 30 дней',
  },
  stable: { id: 'group.stable', defaultMessage: 'устойчиво' },
  tentative: { id: 'group.tentative', defaultMessage: 'предварительно' },
  likesPer: { id: 'group.likesPer', defaultMessage: 'Лайков на 1000 просмотров' },
  libraryPer: { id: 'group.libraryPer', defaultMessage: 'Библиотек на 1000 просмотров' },
  momentum: { id: 'group.momentum', defaultMessage: 'Процентиль прироста' },
  momentumTitle: {
    id: 'group.momentum.title',
    defaultMessage: 'Медиана процентиля прироста книг, от 0 до 100',
  },
  turnover: { id: 'group.turnover', defaultMessage: 'Оборот' },
  turnoverTitle: {
    id: 'group.turnover.title',
    defaultMessage: 'Доля новых и вернувшихся книг в топе жанра к прошлому полному снимку',
  },
  halfLife: { id: 'group.halfLife', defaultMessage: 'Полураспад, снимков' },
  halfLifeTitle: {
    id: 'group.halfLife.title',
    defaultMessage:
      'За сколько снимков уходит половина книг, вошедших в топ жанра; прочерк — больше половины остаётся',
  },
  debutShare: { id: 'group.debutShare', defaultMessage: 'Дебютов в топе' },
  debutShareTitle: {
    id: 'group.debutShare.title',
    defaultMessage: 'Доля первых книг авторов в топе жанра',
  },
  effectiveAuthors: { id: 'group.effectiveAuthors', defaultMessage: 'Авторов-равных' },
  effectiveAuthorsTitle: {
    id: 'group.effectiveAuthors.title',
    defaultMessage: 'Эффективное число авторов топа: 1 делить на сумму квадратов их долей',
  },
  medianAge: { id: 'group.medianAge', defaultMessage: 'Возраст топа, дн' },
  medianAgeTitle: {
    id: 'group.medianAge.title',
    defaultMessage: 'Медиана дней от выхода книг топа жанра',
  },
  partner: { id: 'group.partner', defaultMessage: 'Лучший напарник' },
  partnerTitle: {
    id: 'group.partner.title',
    defaultMessage: 'Тег, что чаще всего против случайного стоит рядом, на 20 книгах и больше',
  },
  volumeTitle: { id: 'group.volume.title', defaultMessage: 'Медиана объёма и средняя половина' },
  freeShare: { id: 'group.freeShare', defaultMessage: 'Бесплатных' },
  lifecycle: { id: 'group.lifecycle', defaultMessage: 'Стадия' },
  emerging: { id: 'group.lifecycle.emerging', defaultMessage: 'Зарождается' },
  growing: { id: 'group.lifecycle.growing', defaultMessage: 'Растёт' },
  mature: { id: 'group.lifecycle.mature', defaultMessage: 'Зрелый' },
  fading: { id: 'group.lifecycle.fading', defaultMessage: 'Угасает' },
  spark: { id: 'group.spark', defaultMessage: 'Прирост за 30 дней' },
  sparkOf: defineMessage<{ name: string }>({
    id: 'group.sparkOf',
    defaultMessage: 'Дневной прирост за 30 дней: {name}',
  }),
});
