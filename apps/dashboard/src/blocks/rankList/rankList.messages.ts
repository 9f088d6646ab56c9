import { defineMessage, defineMessages } from 'react-intl';

export const rankListMessages = defineMessages({
  bestsellersTitle: { id: 'rankLists.bestsellers.title', defaultMessage: 'Бестселлеры' },
  globalTopTitle: { id: 'rankLists.globalTop.title', defaultMessage: 'Топ 100' },
  genreTopsTitle: { id: 'rankLists.genreTops.title', defaultMessage: 'ТОП по жанрам' },
  lead: defineMessage<{ day: string; fresh: string; returned: string; up: string; down: string }>({
    id: 'rankLists.lead',
    defaultMessage:
      'С {day}: новых книг — {fresh}, вернувшихся — {returned}, поднялись {up}, опустились {down}.',
  }),
  leadFirst: {
    id: 'rankLists.leadFirst',
    defaultMessage: 'Первый снятый день списка: сравнивать пока не с чем.',
  },
  leadPartial: defineMessage<{ size: number; depth: number }>({
    id: 'rankLists.leadPartial',
    defaultMessage:
      'За этот день снято {size, number} из {depth, number} мест: книга, которой не видно, могла остаться в списке, поэтому вошедшие и ушедшие не считаются.',
  }),
  captured: defineMessage<{ size: number; depth: number }>({
    id: 'rankLists.captured',
    defaultMessage: 'снято {size, number} из {depth, number} мест',
  }),
  tableLabel: defineMessage<{ list: string }>({
    id: 'rankLists.table',
    defaultMessage: 'Места в списке «{list}»',
  }),
  day: { id: 'rankLists.day', defaultMessage: 'День' },
  genre: { id: 'rankLists.genre', defaultMessage: 'Жанр' },
  period: { id: 'rankLists.period', defaultMessage: 'Период' },
  play: { id: 'rankLists.play', defaultMessage: 'Показать по дням' },
  stop: { id: 'rankLists.stop', defaultMessage: 'Остановить' },
  leftTitle: { id: 'rankLists.left', defaultMessage: 'Кто ушёл' },
  leftLead: defineMessage<{ day: string }>({
    id: 'rankLists.left.lead',
    defaultMessage: 'Стояли в списке {day}, теперь вне его',
  }),
  spark: defineMessage<{ title: string }>({
    id: 'rankLists.spark',
    defaultMessage: 'Место книги «{title}» по дням',
  }),
  emptyTitle: { id: 'rankLists.empty', defaultMessage: 'В списке нет книг' },
  emptyHelp: {
    id: 'rankLists.empty.help',
    defaultMessage: 'За этот день список снят пустым. Выберите другой день.',
  },
  chooseHint: {
    id: 'rankLists.choose',
    defaultMessage: 'Чтобы выделить книги на графике, отметьте их на вкладке «Места».',
  },
  parts: { id: 'rankLists.parts', defaultMessage: 'Что показать' },
  part_places: { id: 'rankLists.part.places', defaultMessage: 'Места' },
  part_gains: { id: 'rankLists.part.gains', defaultMessage: 'Прирост' },
  part_race: { id: 'rankLists.part.race', defaultMessage: 'Гонка' },
  part_moves: { id: 'rankLists.part.moves', defaultMessage: 'Два дня' },
  part_matrix: { id: 'rankLists.part.matrix', defaultMessage: 'Матрица' },
  part_holders: { id: 'rankLists.part.holders', defaultMessage: 'Кто держит места' },
  part_prices: { id: 'rankLists.part.prices', defaultMessage: 'Цены' },
  weekDelta: { id: 'rankLists.week', defaultMessage: 'Δ 7 дн.' },
  weekDeltaTitle: { id: 'rankLists.week.title', defaultMessage: 'Мест вверх или вниз за 7 дней' },
  weekSince: defineMessage<{ day: string }>({
    id: 'rankLists.weekSince',
    defaultMessage: 'Δ с {day}',
  }),
  weekSinceTitle: defineMessage<{ day: string }>({
    id: 'rankLists.weekSince.title',
    defaultMessage: 'Мест вверх или вниз с {day}: ближайший к неделе назад полный снимок',
  }),
  perSheet: { id: 'rankLists.perSheet', defaultMessage: '₽/а.л.' },
  perSheetTitle: {
    id: 'rankLists.perSheet.title',
    defaultMessage: 'Цена авторского листа: 40 000 знаков с пробелами',
  },
  alsoIn: { id: 'rankLists.alsoIn', defaultMessage: 'Ещё в топах' },
  alsoInTitle: {
    id: 'rankLists.alsoIn.title',
    defaultMessage: 'Места книги в топах других её жанров на последних снимках',
  },
  placeIn: defineMessage<{ place: number; genre: string }>({
    id: 'rankLists.placeIn',
    defaultMessage: '{place, number} · {genre}',
  }),
  strength: { id: 'rankLists.strength', defaultMessage: '% от № 1' },
  strengthTitle: {
    id: 'rankLists.strength.title',
    defaultMessage: 'Главный показатель книги в долях от первого места',
  },
  streak: { id: 'rankLists.streak', defaultMessage: 'Подряд' },
  streakTitle: {
    id: 'rankLists.streak.title',
    defaultMessage: 'Снимков с книгой за нынешний заход; заход кончается на полном снимке без неё',
  },
  kpiBefore: defineMessage<{ value: string }>({
    id: 'rankLists.kpi.before',
    defaultMessage: 'Снимком раньше {value}',
  }),
  kpiSample: defineMessage<{ n: string }>({
    id: 'rankLists.kpi.sample',
    defaultMessage: 'n = {n}',
  }),
  kpiInterval: defineMessage<{ low: string; high: string }>({
    id: 'rankLists.kpi.interval',
    defaultMessage: '95 %: {low}–{high}',
  }),
  kpiIntervalOpen: defineMessage<{ low: string }>({
    id: 'rankLists.kpi.intervalOpen',
    defaultMessage: '95 %: от {low}',
  }),
  kpiSpark: defineMessage<{ name: string }>({
    id: 'rankLists.kpi.spark',
    defaultMessage: '{name} по дням',
  }),
  against: { id: 'rankLists.against', defaultMessage: 'С каким днём сравнить' },
  noMoves: { id: 'rankLists.moves.none', defaultMessage: 'Сравнивать не с чем' },
  moves: { id: 'rankLists.moves', defaultMessage: 'Что изменилось между двумя днями' },
  movesLead: defineMessage<{ entered: number; left: number }>({
    id: 'rankLists.moves.lead',
    defaultMessage:
      '{entered, plural, =0 {Не вошло ни одной книги} one {Вошла # книга} few {Вошли # книги} many {Вошло # книг} other {Вошло # книги}}, {left, plural, =0 {никто не ушёл} one {ушла #} few {ушли #} many {ушли #} other {ушли #}}',
  }),
  movesPartial: defineMessage<{ from: string; to: string }>({
    id: 'rankLists.moves.partial',
    defaultMessage:
      '{from} и {to}. За {to} список снят не весь: книга, которой не видно, могла в нём остаться, поэтому ушедших здесь нет.',
  }),
  movesNote: defineMessage<{ from: string; to: string }>({
    id: 'rankLists.moves.note',
    defaultMessage: '{from} — {to}: вошедшие и ушедшие по местам, остальные по длине шага.',
  }),
  move: { id: 'rankLists.move', defaultMessage: 'Движение' },
  place: { id: 'rankLists.place', defaultMessage: 'Место' },
  places: { id: 'rankLists.places', defaultMessage: 'Мест' },
  nobody: { id: 'rankLists.nobody', defaultMessage: 'Никого' },
  move_entered: { id: 'rankLists.move.entered', defaultMessage: 'Вошли' },
  move_left: { id: 'rankLists.move.left', defaultMessage: 'Ушли' },
  move_up: { id: 'rankLists.move.up', defaultMessage: 'Поднялись' },
  move_down: { id: 'rankLists.move.down', defaultMessage: 'Опустились' },
  gains: { id: 'rankLists.gains', defaultMessage: 'Сколько прибавляют книги на разных местах' },
  gainsLead: defineMessage<{ from: number; to: number; median: string; lowest: string }>({
    id: 'rankLists.gains.lead',
    defaultMessage:
      'На местах {from, number}–{to, number} книги прибавляют {median} в день (медиана), самая медленная — {lowest}',
  }),
  gainsNote: defineMessage<{ metric: string; day: string }>({
    id: 'rankLists.gains.note',
    defaultMessage:
      '{metric}: прирост за 7 дней по {day}, делённый на 7. Портал упорядочивает список по своим правилам, поэтому такой прирост места не гарантирует.',
  }),
  gainsFew: {
    id: 'rankLists.gains.few',
    defaultMessage: 'Прирост известен меньше чем у трёх книг или меньше чем у половины мест',
  },
  band: defineMessage<{ from: number; to: number }>({
    id: 'rankLists.band',
    defaultMessage: '{from, number}–{to, number}',
  }),
  medianRate: { id: 'rankLists.medianRate', defaultMessage: 'Медиана в день' },
  lowestRate: { id: 'rankLists.lowestRate', defaultMessage: 'Наименьший в день' },
  rated: { id: 'rankLists.rated', defaultMessage: 'Книг с приростом' },
  matrix: { id: 'rankLists.matrix', defaultMessage: 'Список по дням' },
  matrixLead: defineMessage<{ steady: number; captures: number }>({
    id: 'rankLists.matrix.lead',
    defaultMessage:
      'В списке на {captures, plural, =1 {единственном снимке} other {всех снимках (#)}}: {steady, plural, =0 {ни одной книги} one {# книга} few {# книги} many {# книг} other {# книги}}',
  }),
  matrixNote: {
    id: 'rankLists.matrix.note',
    defaultMessage:
      'Строка — книга, столбец — день: чем гуще, тем выше место. Клетка открывает свой день.',
  },
  matrixTintNote: {
    id: 'rankLists.matrix.tintNote',
    defaultMessage:
      'Строка — книга, столбец — день; серым — чего портал не сообщает. Клетка открывает свой день.',
  },
  tint: { id: 'rankLists.tint', defaultMessage: 'Цвет' },
  tint_place: { id: 'rankLists.tint.place', defaultMessage: 'Место' },
  tint_age: { id: 'rankLists.tint.age', defaultMessage: 'Возраст книги' },
  tint_genre: { id: 'rankLists.tint.genre', defaultMessage: 'Жанр' },
  age_fresh: { id: 'rankLists.age.fresh', defaultMessage: 'до 30 дней' },
  age_middle: { id: 'rankLists.age.middle', defaultMessage: '31–180 дней' },
  age_old: { id: 'rankLists.age.old', defaultMessage: 'старше 180 дней' },
  otherGenres: { id: 'rankLists.otherGenres', defaultMessage: 'Другие жанры' },
  authorsTitle: { id: 'rankLists.authors', defaultMessage: 'Авторы по числу мест' },
  authorsLead: defineMessage<{ name: string; places: number; others: number }>({
    id: 'rankLists.authors.lead',
    defaultMessage:
      'Больше всего мест у автора {name}{others, plural, =0 {} one { и ещё у #} few { и ещё у #} many { и ещё у #} other { и ещё у #}}: {places, number}',
  }),
  authorsNote: {
    id: 'rankLists.authors.note',
    defaultMessage: 'Место книги с соавторами считается каждому из них.',
  },
  bestPlace: defineMessage<{ place: string }>({
    id: 'rankLists.bestPlace',
    defaultMessage: 'лучшее {place}',
  }),
  genreBooks: { id: 'rankLists.genres.books', defaultMessage: 'Книг' },
  genresTitle: { id: 'rankLists.genres', defaultMessage: 'Жанры по числу книг' },
  genresLead: defineMessage<{ name: string; places: number; others: number }>({
    id: 'rankLists.genres.lead',
    defaultMessage:
      'Больше всего книг жанра «{name}»{others, plural, =0 {} one { и ещё #} few { и ещё #} many { и ещё #} other { и ещё #}}: {places, number}',
  }),
  genresNote: {
    id: 'rankLists.genres.note',
    defaultMessage: 'Книга двух жанров считается в обоих.',
  },
  staying: { id: 'rankLists.staying', defaultMessage: 'Как долго книги держатся в списке' },
  halfLife: defineMessage<{ captures: number }>({
    id: 'rankLists.staying.half',
    defaultMessage:
      'Половина вошедших книг уходит за {captures, plural, one {# снимок} few {# снимка} many {# снимков} other {# снимка}}',
  }),
  stayingLead: defineMessage<{ captures: number; share: string }>({
    id: 'rankLists.staying.lead',
    defaultMessage:
      'Через {captures, plural, one {# снимок} few {# снимка} many {# снимков} other {# снимка}} в списке остаётся {share} вошедших книг',
  }),
  stayingNote: {
    id: 'rankLists.staying.note',
    defaultMessage:
      'Доля вошедших книг, которые остаются в списке столько полных снимков спустя, с 95-% интервалом: оценка Каплана — Мейера по последним 90 полным снимкам, какой бы период ни был выбран. Книги, стоявшие в списке в первый его снимок, не учтены: когда они вошли, неизвестно.',
  },
  stayingDays: { id: 'rankLists.staying.days', defaultMessage: 'Снимков спустя' },
  stayingShare: { id: 'rankLists.staying.share', defaultMessage: 'Остались' },
  stayingSample: { id: 'rankLists.staying.sample', defaultMessage: 'Заходов под наблюдением' },
  prices: { id: 'rankLists.prices', defaultMessage: 'Цены и места' },
  pricesLead: defineMessage<{ median: string; onSale: number }>({
    id: 'rankLists.prices.lead',
    defaultMessage:
      'Половина платных книг не дешевле {median}; со скидкой {onSale, plural, =0 {ни одной} one {# книга} few {# книги} many {# книг} other {# книги}}',
  }),
  pricesNote: {
    id: 'rankLists.prices.note',
    defaultMessage: 'Каждая точка — книга с ценой; второй цвет — со скидкой. Черта — медиана цены.',
  },
  price: { id: 'rankLists.price', defaultMessage: 'Цена' },
  statuses: { id: 'rankLists.statuses', defaultMessage: 'Завершённые и в процессе' },
  accesses: { id: 'rankLists.accesses', defaultMessage: 'Как продаются' },
  notTold: { id: 'rankLists.notTold', defaultMessage: 'Не указано' },
  audio: { id: 'rankList.audio', defaultMessage: 'Аудио' },
});
