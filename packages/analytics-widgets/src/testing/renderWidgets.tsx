import '@testing-library/jest-dom/vitest';
import { UiProvider, type UiStrings } from '@litometr/ui';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { StoryWidgets } from './StoryWidgets.tsx';

const uiStrings: UiStrings = {
  skipToContent: 'К содержанию',
  openSidebar: 'Открыть меню',
  closeSidebar: 'Закрыть меню',
  filterTree: 'Найти',
  noMatchingNodes: 'Ничего не найдено',
  matchingNodes: (count) => `Найдено: ${count}`,
  expandItem: (label) => `Раскрыть ${label}`,
  collapseItem: (label) => `Свернуть ${label}`,
  close: 'Закрыть',
  dismissToast: 'Убрать',
  toastRegion: (count) => `Сообщения: ${count}`,
  pending: 'Выполняется',
  showPassword: 'Показать пароль',
  hidePassword: 'Скрыть пароль',
  clearSearch: 'Очистить',
  selectPlaceholder: 'Выберите',
  breadcrumbs: 'Путь',
  pagination: 'Страницы',
  previousPage: 'Назад',
  nextPage: 'Вперёд',
  page: (number) => `Страница ${number}`,
  pageOf: (number, count) => `${number} из ${count}`,
  deltaUp: (magnitude) => `рост на ${magnitude}`,
  deltaDown: (magnitude) => `падение на ${magnitude}`,
  deltaSame: 'без изменений',
  rankUp: (places) => `выше на ${places}`,
  rankDown: (places) => `ниже на ${places}`,
  rankSame: 'на том же месте',
  rankNew: 'впервые в списке',
  rankNewMark: 'NEW',
  rankReEntry: 'снова в списке',
  cover: (title) => `Обложка: ${title}`,
  revealCover: (title) => `Показать обложку: ${title}`,
  adultMark: '18+',
};

/** Renders with the words, formats and standing clock of the stories. */
export function renderWidgets(element: ReactElement, locale = 'ru') {
  return render(element, {
    wrapper: ({ children }) => (
      <UiProvider locale={locale} strings={uiStrings}>
        <StoryWidgets locale={locale}>{children}</StoryWidgets>
      </UiProvider>
    ),
  });
}
