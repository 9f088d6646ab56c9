import type { AlertFact, ListKind } from '@litometr/api-contract';
import type { Locale } from '@litometr/domain';

/** A feed is read outside the dashboard, so its messages are here. */
export interface FeedMessages {
  title: string;
  types: Readonly<Record<AlertFact['type'], string>>;
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

type TypeNames = readonly [string, string, string, string, string];

const types = ([entered, left, place, price, growth]: TypeNames): FeedMessages['types'] => ({
  ...{ entered, left, place, price, growth },
});

export const feedMessages: Readonly<Record<Locale, FeedMessages>> = {
  ru: {
    title: 'Литометр: оповещения',
    types: types(['вход в список', 'выход из списка', 'новое место', 'новая цена', 'рост']),
    lists: lists(['бестселлеры', 'топ', 'топ жанра', 'набирает популярность', 'новинки', 'промо']),
  },
  en: {
    title: 'Litometer: alerts',
    types: types(['entered a list', 'left a list', 'new place', 'new price', 'growth']),
    lists: lists(['bestsellers', 'top', 'genre top', 'trending', 'new releases', 'promo']),
  },
  es: {
    title: 'Litómetro: avisos',
    types: types([
      'entra en una lista',
      'sale de una lista',
      'nueva posición',
      'nuevo precio',
      'crecimiento',
    ]),
    lists: lists(['más vendidos', 'top', 'top del género', 'en ascenso', 'novedades', 'promoción']),
  },
  fa: {
    title: 'لیتومتر: هشدارها',
    types: types(['ورود به فهرست', 'خروج از فهرست', 'جایگاه جدید', 'قیمت جدید', 'رشد']),
    lists: lists(['پرفروش‌ها', 'برترین‌ها', 'برترین‌های ژانر', 'در حال اوج', 'تازه‌ها', 'ویژه']),
  },
  'pt-BR': {
    title: 'Litômetro: alertas',
    types: types([
      'entrou em uma lista',
      'saiu de uma lista',
      'nova posição',
      'novo preço',
      'crescimento',
    ]),
    lists: lists(['mais vendidos', 'top', 'top do gênero', 'em alta', 'lançamentos', 'promoção']),
  },
  'zh-CN': {
    title: 'Litometer：提醒',
    types: types(['进入榜单', '离开榜单', '新名次', '新价格', '增长']),
    lists: lists(['畅销榜', '总榜', '分类榜', '上升榜', '新书榜', '推广']),
  },
};
