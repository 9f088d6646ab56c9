import { defineMessages } from 'react-intl';

/** Names of a list's key figures, by their keys in the API. */
export const kpiMessages = defineMessages({
  new: { id: 'rankLists.kpi.new', defaultMessage: 'Новых' },
  returned: { id: 'rankLists.kpi.returned', defaultMessage: 'Вернулись' },
  left: { id: 'rankLists.kpi.left', defaultMessage: 'Ушли' },
  turnover: { id: 'rankLists.kpi.turnover', defaultMessage: 'Оборот' },
  median_days_on: { id: 'rankLists.kpi.medianDaysOn', defaultMessage: 'Медиана снимков' },
  subscription_share: { id: 'rankLists.kpi.subscriptionShare', defaultMessage: 'По подписке' },
  in_progress_share: { id: 'rankLists.kpi.inProgressShare', defaultMessage: 'В процессе' },
  median_price: { id: 'rankLists.kpi.medianPrice', defaultMessage: 'Медианная цена' },
  authors_per_100: { id: 'rankLists.kpi.authorsPer100', defaultMessage: 'Авторов на 100 мест' },
  half_life: { id: 'rankLists.kpi.halfLife', defaultMessage: 'Полураспад, снимков' },
});
