import { defineMessage, defineMessages } from 'react-intl';

/** Messages of genres and tags as fields in which books compete. */
export const nicheMessages = defineMessages({
  noData: { id: 'niche.noData', defaultMessage: 'Мало данных' },
  noReading: {
    id: 'niche.noReading',
    defaultMessage: 'Нет книг с замерами на обоих концах недели',
  },
  times: defineMessage<{ value: string }>({ id: 'niche.times', defaultMessage: '×{value}' }),
  middleHalf: defineMessage<{ low: string; high: string }>({
    id: 'niche.middleHalf',
    defaultMessage: '{low}–{high}',
  }),
  gainChange: { id: 'niche.gainChange', defaultMessage: 'К прошлой неделе' },
  gainChangeTitle: {
    id: 'niche.gainChange.title',
    defaultMessage:
      'Дневной прирост за 7 дней против семи дней до них. Сравниваются одни и те же книги: они стареют, а новые в счёт не идут. Ниже — число книг и 95-процентный интервал.',
  },
  periodGain: { id: 'niche.periodGain', defaultMessage: 'Прирост за период' },
  periodGainTitle: {
    id: 'niche.periodGain.title',
    defaultMessage:
      'Прирост главного показателя за выбранные дни и его изменение в пересчёте на день. Сравниваются одни и те же книги: они стареют, а новые в счёт не идут.',
  },
  periodTop: { id: 'niche.periodTop', defaultMessage: 'Доля мест за период' },
  periodTopTitle: {
    id: 'niche.periodTop.title',
    defaultMessage: 'Средняя доля мест в главном топе за выбранные дни и её изменение',
  },
  periodLift: { id: 'niche.periodLift', defaultMessage: 'Перевес в топе за период' },
  periodLiftTitle: {
    id: 'niche.periodLift.title',
    defaultMessage: 'Средний перевес в топе за выбранные дни и его изменение',
  },
  periodNone: { id: 'niche.periodNone', defaultMessage: 'Нет замеров за эти дни' },
  medianGainNew: { id: 'niche.medianGainNew', defaultMessage: 'На новинку в день' },
  medianGainNewTitle: {
    id: 'niche.medianGainNew.title',
    defaultMessage:
      'Медиана прироста в день (за неделю ÷ 7) у книг, вышедших за 60 дней, с 95-процентным интервалом; считается от 8 таких книг',
  },
  newInterval: defineMessage<{ low: string; high: string; n: string }>({
    id: 'niche.newInterval',
    defaultMessage: '{low}–{high} · n = {n}',
  }),
  fewNewBooks: defineMessage<{ count: number }>({
    id: 'niche.fewNewBooks',
    defaultMessage:
      'Меньше 8 новинок с известным приростом: {count, plural, one {# книга} few {# книги} many {# книг} other {# книги}}',
  }),
  aboveShare: { id: 'niche.aboveShare', defaultMessage: 'Выше порога' },
  aboveShareTitle: defineMessage<{ best: string; gain: string }>({
    id: 'niche.aboveShare.title',
    defaultMessage:
      'Доля книг, что входят в лучшие {best} портала по приросту за неделю: больше {gain}',
  }),
  topAuthors: defineMessage<{ count: number }>({
    id: 'niche.topAuthors',
    defaultMessage:
      '{count, plural, one {# автор} few {# автора} many {# авторов} other {# автора}} за 30 дней',
  }),
  lift: { id: 'niche.lift', defaultMessage: 'Перевес в топе' },
  liftOrder: {
    id: 'niche.lift.order',
    defaultMessage: 'Строки упорядочены по границе интервала, ближней к единице.',
  },
  liftHeader: {
    id: 'niche.lift.header',
    defaultMessage: 'Во сколько раз чаще авторы группы попадают в топ, чем авторы обычной группы',
  },
  liftTitle: defineMessage<{
    low: string;
    high: string;
    listed: number;
    n: number;
    kind: string;
  }>({
    id: 'niche.lift.title',
    defaultMessage:
      'Интервал 95 %: {low}–{high}; в топе {listed, number} из {n, plural, one {# автора} few {# авторов} many {# авторов} other {# авторов}} с книгами за 120 дней; {kind, select, stable {устойчиво} other {предварительно}}',
  }),
  liftNone: {
    id: 'niche.lift.none',
    defaultMessage: 'Мало данных: нет авторов с книгами за 120 дней',
  },
  liftChange: { id: 'niche.liftChange', defaultMessage: 'Δ перевеса' },
  liftChangeTitle: {
    id: 'niche.liftChange.title',
    defaultMessage: 'Изменение перевеса в топе за 30 дней',
  },
  stable: { id: 'niche.stable', defaultMessage: 'устойчиво' },
  tentative: { id: 'niche.tentative', defaultMessage: 'предварительно' },
  likesPer: { id: 'niche.likesPer', defaultMessage: 'Лайков на 1000 просмотров' },
  libraryPer: { id: 'niche.libraryPer', defaultMessage: 'Библиотек на 1000 просмотров' },
  momentum: { id: 'niche.momentum', defaultMessage: 'Процентиль прироста' },
  momentumTitle: {
    id: 'niche.momentum.title',
    defaultMessage: 'Медиана процентиля прироста книг, от 0 до 100',
  },
  turnover: { id: 'niche.turnover', defaultMessage: 'Оборот' },
  turnoverTitle: {
    id: 'niche.turnover.title',
    defaultMessage: 'Доля новых и вернувшихся книг в топе жанра к прошлому полному снимку',
  },
  halfLife: { id: 'niche.halfLife', defaultMessage: 'Полураспад, снимков' },
  halfLifeTitle: {
    id: 'niche.halfLife.title',
    defaultMessage:
      'За сколько снимков уходит половина книг, вошедших в топ жанра; прочерк — больше половины остаётся',
  },
  debutShare: { id: 'niche.debutShare', defaultMessage: 'Дебютов в топе' },
  debutShareTitle: {
    id: 'niche.debutShare.title',
    defaultMessage: 'Доля первых книг авторов в топе жанра',
  },
  effectiveAuthors: { id: 'niche.effectiveAuthors', defaultMessage: 'Авторов-равных' },
  effectiveAuthorsTitle: {
    id: 'niche.effectiveAuthors.title',
    defaultMessage: 'Эффективное число авторов топа: 1 делить на сумму квадратов их долей',
  },
  medianAge: { id: 'niche.medianAge', defaultMessage: 'Возраст топа, дн' },
  medianAgeTitle: {
    id: 'niche.medianAge.title',
    defaultMessage: 'Медиана дней от выхода книг топа жанра',
  },
  partner: { id: 'niche.partner', defaultMessage: 'Лучший напарник' },
  partnerTitle: {
    id: 'niche.partner.title',
    defaultMessage: 'Тег, что чаще всего против случайного стоит рядом, на 20 книгах и больше',
  },
  volumeTitle: { id: 'niche.volume.title', defaultMessage: 'Медиана объёма и средняя половина' },
  freeShare: { id: 'niche.freeShare', defaultMessage: 'Бесплатных' },
  lifecycle: { id: 'niche.lifecycle', defaultMessage: 'Стадия' },
  emerging: { id: 'niche.lifecycle.emerging', defaultMessage: 'Зарождается' },
  growing: { id: 'niche.lifecycle.growing', defaultMessage: 'Растёт' },
  mature: { id: 'niche.lifecycle.mature', defaultMessage: 'Зрелый' },
  fading: { id: 'niche.lifecycle.fading', defaultMessage: 'Угасает' },
  spark: { id: 'niche.spark', defaultMessage: 'Прирост за 30 дней' },
  sparkOf: defineMessage<{ name: string }>({
    id: 'niche.sparkOf',
    defaultMessage: 'Дневной прирост за 30 дней: {name}',
  }),
});
