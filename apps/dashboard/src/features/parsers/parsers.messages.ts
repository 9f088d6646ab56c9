import { defineMessage, defineMessages } from 'react-intl';

export const parsersMessages = defineMessages({
  title: { id: 'parsers.title', defaultMessage: 'Статус парсеров' },
  lead: defineMessage<{ real: number }>({
    id: 'parsers.lead',
    defaultMessage:
      '{real, plural, =0 {Настоящих данных пока нет ни у одного портала} one {Настоящие данные есть у # портала} few {Настоящие данные есть у # порталов} many {Настоящие данные есть у # порталов} other {Настоящие данные есть у # портала}} из шести.',
  }),
  coverage: { id: 'parsers.coverage', defaultMessage: 'Охват' },
  captured: { id: 'parsers.captured', defaultMessage: 'Снято' },
  source: { id: 'parsers.source', defaultMessage: 'Источник' },
  kind: { id: 'parsers.kind', defaultMessage: 'Данные' },
  real: { id: 'parsers.kind.real', defaultMessage: 'Настоящие' },
  demo: { id: 'parsers.kind.demo', defaultMessage: 'Демонстрационные' },
  none: { id: 'parsers.kind.none', defaultMessage: 'Нет' },
  noCoverage: { id: 'parsers.noCoverage', defaultMessage: 'Источник не содержит замеров' },
  noDay: { id: 'parsers.noDay', defaultMessage: 'Данных пока нет' },
});
