import type { AlertType, ListKind, Locale } from '@litometr/domain';

/** A feed is read outside the dashboard, so its messages are here. */
export interface FeedMessages {
  title: string;
  types: Readonly<Record<AlertType, string>>;
  lists: Readonly<Record<ListKind, string>>;
}

type ListNames = readonly [string, string, string, string, string, string];

const lists = ([
  best,
  global,
  genre,
  trending,
  fresh,
  promo,
]: ListNames): FeedMessages['lists'] => ({
  ...{ bestseller: best, global_top: global, genre_top: genre },
  ...{ trending, new: fresh, promo },
});

export const feedMessages: Readonly<Record<Locale, FeedMessages>> = {
  ru: {
    title: 'Литометр: оповещения',
    types: {
      entered: 'вход в список',
      left: 'выход из списка',
      place: 'новое место',
      price: 'новая цена',
      growth: 'рост',
    },
    lists: lists(['бестселлеры', 'топ', 'топ жанра', 'набирает популярность', 'новинки', 'промо']),
  },
  en: {
    title: 'Litometer: alerts',
    types: {
      entered: 'entered a list',
      left: 'left a list',
      place: 'new place',
      price: 'new price',
      growth: 'growth',
    },
    lists: lists(['bestsellers', 'top', 'genre top', 'trending', 'new releases', 'promo']),
  },
  es: {
    title: 'Litómetro: avisos',
    types: {
      entered: 'entra en una lista',
      left: 'sale de una lista',
      place: 'nueva posición',
      price: 'nuevo precio',
      growth: 'crecimiento',
    },
    lists: lists(['más vendidos', 'top', 'top del género', 'en ascenso', 'novedades', 'promoción']),
  },
  fa: {
    title: 'لیتومتر: هشدارها',
    types: {
      entered: 'ورود به فهرست',
      left: 'خروج از فهرست',
      place: 'جایگاه جدید',
      price: 'قیمت جدید',
      growth: 'رشد',
    },
    lists: lists(['پرفروش‌ها', 'برترین‌ها', 'برترین‌های ژانر', 'در حال اوج', 'تازه‌ها', 'ویژه']),
  },
  'pt-BR': {
    title: 'Litômetro: alertas',
    types: {
      entered: 'entrou em uma lista',
      left: 'saiu de uma lista',
      place: 'nova posição',
      price: 'novo preço',
      growth: 'crescimento',
    },
    lists: lists(['mais vendidos', 'top', 'top do gênero', 'em alta', 'lançamentos', 'promoção']),
  },
  'zh-CN': {
    title: 'Litometer：提醒',
    types: {
      entered: '进入榜单',
      left: '离开榜单',
      place: '新名次',
      price: '新价格',
      growth: '增长',
    },
    lists: lists(['畅销榜', '总榜', '分类榜', '上升榜', '新书榜', '推广']),
  },
};
