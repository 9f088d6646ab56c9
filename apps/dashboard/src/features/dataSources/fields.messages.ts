import { defineMessages } from 'react-intl';

/** Fields of a book other than metrics, by their names in collectors and imports. */
export const fieldMessages = defineMessages({
  authors: { id: 'parserField.authors', defaultMessage: 'Авторы' },
  genres: { id: 'parserField.genres', defaultMessage: 'Жанры' },
  tags: { id: 'parserField.tags', defaultMessage: 'Теги' },
  form: { id: 'parserField.form', defaultMessage: 'Форма' },
  status: { id: 'parserField.status', defaultMessage: 'Статус' },
  access: { id: 'parserField.access', defaultMessage: 'Доступ' },
  age_limit: { id: 'parserField.ageLimit', defaultMessage: 'Возраст' },
  chars: { id: 'parserField.chars', defaultMessage: 'Объём' },
  pages: { id: 'parserField.pages', defaultMessage: 'Страницы' },
  price_rub: { id: 'parserField.price', defaultMessage: 'Цена' },
  price_old_rub: { id: 'parserField.priceOld', defaultMessage: 'Цена до скидки' },
  series: { id: 'parserField.series', defaultMessage: 'Цикл' },
  first_published_on: { id: 'parserField.firstPublished', defaultMessage: 'Дата публикации' },
  updated_on: { id: 'parserField.updated', defaultMessage: 'Дата обновления' },
  finished_on: { id: 'parserField.finished', defaultMessage: 'Дата завершения' },
  stars: { id: 'parserField.stars', defaultMessage: 'Оценки по звёздам' },
});
