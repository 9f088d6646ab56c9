import { defineMessage, defineMessages } from 'react-intl';

/** Messages of uploads, running imports and reports. */
export const importsMessages = defineMessages({
  uploadTitle: { id: 'imports.upload', defaultMessage: 'Загрузить снимок' },
  uploadHelp: {
    id: 'imports.upload.help',
    defaultMessage:
      'Папка снимка с manifest.json, упакованная в .zip или .tar.gz. Её можно перетащить сюда. Снимок принимается целиком или не меняет ничего.',
  },
  choose: { id: 'imports.choose', defaultMessage: 'Выбрать архив' },
  skipBad: { id: 'imports.skipBad', defaultMessage: 'Принять годные строки, если есть ошибочные' },
  skipBadHelp: {
    id: 'imports.skipBad.help',
    defaultMessage: 'Без этого одна ошибочная строка отклоняет весь снимок.',
  },
  sending: defineMessage<{ name: string }>({
    id: 'imports.sending',
    defaultMessage: 'Отправляется {name}',
  }),
  stopSending: { id: 'imports.sending.stop', defaultMessage: 'Прервать' },
  sent: { id: 'imports.sent', defaultMessage: 'Архив принят и проверяется' },
  stopped: { id: 'imports.stopped', defaultMessage: 'Отправка прервана, ничего не изменено' },
  sendFailed: { id: 'imports.send.failed', defaultMessage: 'Архив не отправлен' },
  noArchive: {
    id: 'imports.send.noArchive',
    defaultMessage: 'Это не архив .zip или .tar.gz. Упакуйте папку снимка и отправьте её снова.',
  },
  tooLarge: {
    id: 'imports.send.tooLarge',
    defaultMessage: 'Архив больше, чем принимает сервер. Разделите снимок по дням.',
  },
  busy: {
    id: 'imports.send.busy',
    defaultMessage: 'Другие снимки ждут очереди. Отправьте этот, когда они будут готовы.',
  },
  diskFull: {
    id: 'imports.send.diskFull',
    defaultMessage: 'На диске сервера нет места. Освободите его и отправьте архив снова.',
  },
  cutOff: {
    id: 'imports.send.cutOff',
    defaultMessage: 'Архив не дошёл целиком. Отправьте его ещё раз.',
  },

  going: { id: 'imports.going', defaultMessage: 'Сейчас' },
  noneGoing: { id: 'imports.going.none', defaultMessage: 'Ничего не загружается и не обходится' },
  updated: defineMessage<{ ago: string }>({
    id: 'imports.updated',
    defaultMessage: 'обновлено {ago}',
  }),
  polling: { id: 'imports.polling', defaultMessage: 'поток недоступен, опрос каждые 5 секунд' },
  lost: { id: 'imports.lost', defaultMessage: 'нет связи' },
  connecting: { id: 'imports.connecting', defaultMessage: 'соединение…' },
  goingRows: defineMessage<{ rows: string; rate: string }>({
    id: 'imports.going.rows',
    defaultMessage: '{rows} строк, {rate} в секунду',
  }),
  goingLeft: defineMessage<{ seconds: number }>({
    id: 'imports.going.left',
    defaultMessage:
      'осталось {seconds, plural, one {# секунда} few {# секунды} many {# секунд} other {# секунды}}',
  }),
  goingPages: defineMessage<{ pages: string; known: string }>({
    id: 'imports.going.pages',
    defaultMessage: '{pages} из {known} страниц',
  }),
  collecting: defineMessage<{ portal: string }>({
    id: 'imports.collecting',
    defaultMessage: 'Обход: {portal}',
  }),
  importing: defineMessage<{ portal: string }>({
    id: 'imports.importing',
    defaultMessage: 'Загрузка: {portal}',
  }),
  newBundle: { id: 'imports.newBundle', defaultMessage: 'новый снимок' },

  list: { id: 'imports.list', defaultMessage: 'Загрузки' },
  none: { id: 'imports.none', defaultMessage: 'Загрузок ещё не было' },
  unknownPortal: { id: 'imports.unknownPortal', defaultMessage: 'не определён' },
  waiting: { id: 'imports.status.waiting', defaultMessage: 'Ждёт очереди' },
  reading: { id: 'imports.status.reading', defaultMessage: 'Читается' },
  checking: { id: 'imports.status.checking', defaultMessage: 'Проверяется' },
  publishing: { id: 'imports.status.publishing', defaultMessage: 'Публикуется' },
  published: { id: 'imports.status.published', defaultMessage: 'Опубликована' },
  unchanged: { id: 'imports.status.unchanged', defaultMessage: 'Без изменений' },
  refused: { id: 'imports.status.refused', defaultMessage: 'Отклонена' },
  failed: { id: 'imports.status.failed', defaultMessage: 'Сбой сервера' },
  abandoned: { id: 'imports.status.abandoned', defaultMessage: 'Прервана' },

  report: { id: 'imports.report', defaultMessage: 'Отчёт о загрузке' },
  reportFaults: defineMessage<{ shown: number; bad: number }>({
    id: 'imports.report.faults',
    defaultMessage:
      '{bad, plural, =0 {Замечания: {shown}} one {# ошибочная строка, замечаний: {shown}} few {# ошибочные строки, замечаний: {shown}} many {# ошибочных строк, замечаний: {shown}} other {# ошибочной строки, замечаний: {shown}}}',
  }),
  reportClean: { id: 'imports.report.clean', defaultMessage: 'Замечаний нет' },
  reportFailed: {
    id: 'imports.report.failed',
    defaultMessage:
      'Сервер не смог закончить загрузку. Данные не изменены. Причина — в журнале сервера.',
  },
  reportAbandoned: {
    id: 'imports.report.abandoned',
    defaultMessage: 'Сервер был остановлен во время загрузки. Данные не изменены.',
  },
  saveFaults: { id: 'imports.report.save', defaultMessage: 'Сохранить отчёт (CSV)' },
  wholeFile: { id: 'imports.report.wholeFile', defaultMessage: 'весь файл' },
  rerun: { id: 'imports.rerun', defaultMessage: 'Загрузить ещё раз' },
  rerunSkipping: {
    id: 'imports.rerun.skipping',
    defaultMessage: 'Загрузить без ошибочных строк',
  },
  rerunDone: { id: 'imports.rerun.done', defaultMessage: 'Загрузка повторяется' },
  rerunGone: {
    id: 'imports.rerun.gone',
    defaultMessage: 'Архив больше не хранится. Отправьте его заново.',
  },
  rerunFailed: { id: 'imports.rerun.failed', defaultMessage: 'Загрузка не повторена' },
  notHeld: {
    id: 'imports.notHeld',
    defaultMessage:
      'Повторить нельзя: сервер хранит только последние архивы, отправленные через эту страницу.',
  },

  logTitle: { id: 'serverLog.title', defaultMessage: 'Последние строки журнала сервера' },
  logHelp: {
    id: 'serverLog.help',
    defaultMessage: 'Без адресов, заголовков и тел запросов; похожее на токены скрыто.',
  },
  logLevel: { id: 'serverLog.level', defaultMessage: 'Не ниже' },
  logGrade: { id: 'serverLog.grade', defaultMessage: 'Уровень' },
  logSearch: { id: 'serverLog.search', defaultMessage: 'Искать в журнале' },
  logTime: { id: 'serverLog.time', defaultMessage: 'Время' },
  logMessage: { id: 'serverLog.message', defaultMessage: 'Сообщение' },
  logRequest: { id: 'serverLog.request', defaultMessage: 'Запрос' },
  logEmpty: { id: 'serverLog.empty', defaultMessage: 'Таких строк нет' },
  logDebug: { id: 'serverLog.debug', defaultMessage: 'Отладка' },
  logInfo: { id: 'serverLog.info', defaultMessage: 'Сведения' },
  logWarn: { id: 'serverLog.warn', defaultMessage: 'Предупреждение' },
  logError: { id: 'serverLog.error', defaultMessage: 'Ошибка' },
  logRefresh: { id: 'serverLog.refresh', defaultMessage: 'Обновить' },
});
