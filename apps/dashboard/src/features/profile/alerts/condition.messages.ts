import { defineMessage, defineMessages } from 'react-intl';

/** Texts of the conditions of alert rules; the key of a name is the type of the condition. */
export const conditionMessages = defineMessages({
  entered: { id: 'alerts.condition.entered', defaultMessage: 'Вход в список' },
  left: { id: 'alerts.condition.left', defaultMessage: 'Выход из списка' },
  place: { id: 'alerts.condition.place', defaultMessage: 'Место не ниже' },
  price: { id: 'alerts.condition.price', defaultMessage: 'Изменение цены' },
  growth: { id: 'alerts.condition.growth', defaultMessage: 'Рост за неделю' },
  anyList: { id: 'alerts.rule.anyList', defaultMessage: 'любой список' },
  whenEntered: defineMessage<{ list: string; depth: string }>({
    id: 'alerts.when.entered',
    defaultMessage: 'вход в {list}{depth, select, all {} other {, первые {depth}}}',
  }),
  whenLeft: defineMessage<{ list: string; depth: string }>({
    id: 'alerts.when.left',
    defaultMessage: 'выход из {list}{depth, select, all {} other {, первых {depth}}}',
  }),
  whenPlace: defineMessage<{ list: string; place: string }>({
    id: 'alerts.when.place',
    defaultMessage: 'место {place} или выше, {list}',
  }),
  whenPrice: { id: 'alerts.when.price', defaultMessage: 'цена изменилась' },
  whenPriceDown: defineMessage<{ percent: string }>({
    id: 'alerts.when.priceDown',
    defaultMessage: 'цена ниже на {percent} и больше',
  }),
  whenGrowth: defineMessage<{ percent: string }>({
    id: 'alerts.when.growth',
    defaultMessage: 'рост за неделю на {percent} и больше',
  }),
  grew: defineMessage<{ metric: string; was: string; is: string; by: string }>({
    id: 'changes.growth',
    defaultMessage: '{metric} за неделю {was} → {is} ({by})',
  }),
  atPlace: defineMessage<{ list: string; place: string }>({
    id: 'changes.atPlace',
    defaultMessage: 'место {place} в «{list}»',
  }),
  atPlaceFrom: defineMessage<{ list: string; place: string; before: string }>({
    id: 'changes.atPlaceFrom',
    defaultMessage: 'место {place} в «{list}», было {before}',
  }),
});
