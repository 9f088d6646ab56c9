import { defineMessage, defineMessages } from 'react-intl';

export const genreStatsMessages = defineMessages({
  title: { id: 'genreStats.title', defaultMessage: 'Жанровая статистика' },
  lead: defineMessage<{ genre: string; change: string; least: number }>({
    id: 'genreStats.lead',
    defaultMessage:
      'Из жанров, чей рост не случаен, быстрее всех за неделю вырос «{genre}»: {change} к прошлой неделе. Жанры меньше {least, number} книг не в счёт.',
  }),
  leadGain: defineMessage<{ genre: string; gain: string; least: number }>({
    id: 'genreStats.leadGain',
    defaultMessage:
      'Больше всех за неделю прибавил жанр «{genre}»: {gain}. Рост к прошлой неделе ни у одного жанра не отличить от случайного; жанры меньше {least, number} книг не в счёт.',
  }),
  leadCount: defineMessage<{ count: number }>({
    id: 'genreStats.leadCount',
    defaultMessage:
      'На портале {count, plural, one {# жанр} few {# жанра} many {# жанров} other {# жанра}} с книгами под наблюдением.',
  }),
  panel: { id: 'genreStats.panel', defaultMessage: 'Жанр' },
  panelDays: defineMessage<{ days: string }>({
    id: 'genreStats.panel.days',
    defaultMessage: 'За {days}, как на странице.',
  }),
  panelCompared: defineMessage<{ days: string; compared: string }>({
    id: 'genreStats.panel.compared',
    defaultMessage: 'За {days} против {compared}, как на странице.',
  }),
  panelTop: { id: 'genreStats.panel.top', defaultMessage: 'Топ жанра' },
  search: { id: 'genreStats.search', defaultMessage: 'Найти жанр' },
  bar: { id: 'genreStats.bar', defaultMessage: 'Порог прироста' },
  barBest: defineMessage<{ best: string }>({
    id: 'genreStats.bar.best',
    defaultMessage: 'Лучшие {best}',
  }),
  kpiActive: { id: 'genreStats.kpi.active', defaultMessage: 'Активных книг' },
  kpiNew: { id: 'genreStats.kpi.new', defaultMessage: 'Новых в неделю' },
  kpiGain: { id: 'genreStats.kpi.gain', defaultMessage: 'Прирост в день' },
  kpiPerPlace: { id: 'genreStats.kpi.perPlace', defaultMessage: 'Книг на место в топе' },
  aboutActive: {
    id: 'genreStats.kpi.active.about',
    defaultMessage: 'Книги, которые за последние 30 дней вышли, обновились или стояли в списке.',
  },
  aboutNew: {
    id: 'genreStats.kpi.new.about',
    defaultMessage: 'Книги, вышедшие за последние 30 дней, в пересчёте на неделю.',
  },
  aboutGain: {
    id: 'genreStats.kpi.gain.about',
    defaultMessage:
      'Прирост главного показателя портала у всех книг в день, в среднем за последние семь дней. Сравнивается с теми же днями недели четырьмя неделями раньше, по книгам, прочитанным в обе недели. Сравниваются одни и те же книги: они стареют, а новые в счёт не идут.',
  },
  aboutPerPlace: {
    id: 'genreStats.kpi.perPlace.about',
    defaultMessage: 'Активные книги, делённые на места главного топа. Чем больше, тем теснее.',
  },
  weeksBefore: { id: 'genreStats.weeksBefore', defaultMessage: 'к тем же дням 4 недели назад' },
  monthBefore: { id: 'genreStats.monthBefore', defaultMessage: 'за 30 дней' },
  mapTitle: { id: 'genreStats.map', defaultMessage: 'Где читают больше, чем пишут' },
  mapLead: defineMessage<{ name: string; gain: string; count: number }>({
    id: 'genreStats.map.lead',
    defaultMessage:
      'Мало пишут и много читают: «{name}», {gain} в день у обычной новинки, {count, plural, one {# новинка} few {# новинки} many {# новинок} other {# новинки}} за 30 дней',
  }),
  frontier: { id: 'genreStats.frontier', defaultMessage: 'Лучшее сочетание' },
  yes: { id: 'genreStats.frontier.on', defaultMessage: 'да' },
  no: { id: 'genreStats.frontier.off', defaultMessage: 'нет' },
  mapNote: {
    id: 'genreStats.map.note',
    defaultMessage:
      'Вправо — больше новинок за 30 дней, вверх — больше прирост обычной новинки. Размер — прирост всех книг жанра за неделю, цвет — рост или спад. Полые круги: меньше 30 новинок за 60 дней; где их меньше 8, круга нет. Линия «Лучшее сочетание», если она есть, соединяет жанры, лучше которых нет: ни в одном не пишут меньше и не читают больше сразу.',
  },
  supply: { id: 'genreStats.supply', defaultMessage: 'Новых книг за 30 дней' },
  demand: { id: 'genreStats.demand', defaultMessage: 'Прирост обычной новинки в день' },
  demandChange: { id: 'genreStats.demandChange', defaultMessage: 'Прирост к прошлой неделе' },
  totalDemand: { id: 'genreStats.totalDemand', defaultMessage: 'Прирост всех за неделю' },
  quadrantHot: { id: 'genreStats.quadrant.hot', defaultMessage: 'Кипит' },
  quadrantCrowded: { id: 'genreStats.quadrant.crowded', defaultMessage: 'Тесно' },
  quadrantQuiet: { id: 'genreStats.quadrant.quiet', defaultMessage: 'Тихо' },
  quadrantOpen: { id: 'genreStats.quadrant.open', defaultMessage: 'Открыто' },
  table: { id: 'genreStats.table', defaultMessage: 'Все жанры' },
  tableLead: defineMessage<{ count: number }>({
    id: 'genreStats.table.lead',
    defaultMessage:
      '{count, plural, one {# жанр} few {# жанра} many {# жанров} other {# жанра}}. Нажмите на жанр, чтобы увидеть всё о нём.',
  }),
  seasons: { id: 'genreStats.seasons', defaultMessage: 'Как жанры живут по месяцам' },
  seasonsLead: {
    id: 'genreStats.seasons.lead',
    defaultMessage: 'Звёздочкой отмечены месяцы, за которые есть не все дни.',
  },
  seasonFigure: { id: 'genreStats.season.figure', defaultMessage: 'Что показать по месяцам' },
  seasonGain: { id: 'genreStats.season.gain', defaultMessage: 'Прирост в день' },
  seasonNew: { id: 'genreStats.season.new', defaultMessage: 'Новые книги' },
  seasonGainTitle: {
    id: 'genreStats.season.gain.title',
    defaultMessage: 'Средний дневной прирост по месяцам',
  },
  seasonGainLead: defineMessage<{ name: string; month: string }>({
    id: 'genreStats.season.gain.lead',
    defaultMessage: 'Больше всего в день прибавил жанр «{name}», {month}',
  }),
  seasonNewLead: defineMessage<{ name: string; month: string }>({
    id: 'genreStats.season.new.lead',
    defaultMessage: 'Больше всего новых книг вышло в жанре «{name}», {month}',
  }),
  seasonNewTitle: { id: 'genreStats.season.new.title', defaultMessage: 'Новые книги по месяцам' },
  month: defineMessage<{ month: string }>({ id: 'genreStats.month', defaultMessage: '{month}' }),
  monthPart: defineMessage<{ month: string }>({
    id: 'genreStats.month.part',
    defaultMessage: '{month}*',
  }),
  price: { id: 'genreStats.prices', defaultMessage: 'Сколько стоят книги' },
  chars: { id: 'genreStats.volumes', defaultMessage: 'Какого объёма книги' },
  priceLead: defineMessage<{ least: number; name: string; figure: string }>({
    id: 'genreStats.prices.lead',
    defaultMessage:
      'Из жанров от {least, number} платных книг дороже всего «{name}»: медиана {figure}',
  }),
  charsLead: defineMessage<{ least: number; name: string; figure: string }>({
    id: 'genreStats.volumes.lead',
    defaultMessage: 'Из жанров от {least, number} книг длиннее всего «{name}»: медиана {figure}',
  }),
  priceAxis: { id: 'genreStats.price', defaultMessage: 'Цена' },
  charsAxis: { id: 'genreStats.volume', defaultMessage: 'Объём' },
  spread: defineMessage<{ kind: string; least: number; low: string; high: string }>({
    id: 'genreStats.spread',
    defaultMessage:
      '{kind, select, price {Медианная цена жанров от {least, number} платных книг} chars {Медианный объём жанров от {least, number} книг} statuses {Доля дописанных в жанрах от {least, number} книг} other {Доля бесплатных в жанрах от {least, number} книг}}: от {low} до {high}',
  }),
  boxNote: {
    id: 'genreStats.box.note',
    defaultMessage: 'Ящик — средняя половина книг жанра, черта — медиана.',
  },
  statuses: { id: 'genreStats.statuses', defaultMessage: 'Где книги дописаны: книги по статусу' },
  statusesLead: defineMessage<{ least: number; name: string; figure: string }>({
    id: 'genreStats.statuses.lead',
    defaultMessage:
      'Из жанров от {least, number} книг доля дописанных больше всего у «{name}»: {figure}',
  }),
  statusesNote: {
    id: 'genreStats.statuses.note',
    defaultMessage:
      'Доля книг жанра, статус которых известен; сверху те жанры, где завершённых больше. Нажмите на жанр, чтобы открыть его.',
  },
  free: { id: 'genreStats.freeShare', defaultMessage: 'Где читают даром: доля бесплатных' },
  freeLead: defineMessage<{ least: number; name: string; figure: string }>({
    id: 'genreStats.freeShare.lead',
    defaultMessage:
      'Из жанров от {least, number} книг доля бесплатных больше всего у «{name}»: {figure}',
  }),
  mixNote: {
    id: 'genreStats.mix.note',
    defaultMessage: 'Доля книг жанра под наблюдением. Нажмите на жанр, чтобы открыть его.',
  },
  mixShare: { id: 'genreStats.mix.share', defaultMessage: 'Доля книг' },
  overlap: { id: 'genreStats.overlap', defaultMessage: 'Какие жанры стоят на одной книге' },
  overlapNote: {
    id: 'genreStats.overlap.note',
    defaultMessage:
      'Во сколько раз чаще, чем вышло бы случайно. Синее — чаще, оранжевое — реже, пусто — ни разу.',
  },
  overlapValue: { id: 'genreStats.overlap.value', defaultMessage: 'Чаще случайного' },
});
