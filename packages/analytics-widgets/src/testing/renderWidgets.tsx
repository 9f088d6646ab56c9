import '@testing-library/jest-dom/vitest';
import { UiProvider, type UiStrings } from '@litometr/ui';
import { testStrings } from '@litometr/ui/testing';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { StoryWidgets } from './StoryWidgets.tsx';

/** Russian texts of movements and changes, for tests that read entire cells. */
const strings: UiStrings = {
  ...testStrings,
  deltaUp: (magnitude) => `рост на ${magnitude}`,
  deltaDown: (magnitude) => `падение на ${magnitude}`,
  deltaSame: 'без изменений',
  rankUp: (places) => `выше на ${places}`,
  rankDown: (places) => `ниже на ${places}`,
  rankSame: 'на том же месте',
  rankNew: 'впервые в списке',
  rankNewMark: 'NEW',
  rankReEntry: 'снова в списке',
};

/** Renders with the texts, formats and fixed clock of the stories. */
export function renderWidgets(element: ReactElement, locale = 'ru') {
  return render(element, {
    wrapper: ({ children }) => (
      <UiProvider locale={locale} strings={strings}>
        <StoryWidgets locale={locale}>{children}</StoryWidgets>
      </UiProvider>
    ),
  });
}
