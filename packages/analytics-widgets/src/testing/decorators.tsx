import type { Decorator } from '@storybook/react-vite';
import { StoryWidgets } from './StoryWidgets.tsx';

/** Locale from Storybook's toolbar; Russian where it has none. */
export const withWidgets: Decorator = (Story, { globals }) => (
  <StoryWidgets locale={typeof globals['locale'] === 'string' ? globals['locale'] : 'ru'}>
    <Story />
  </StoryWidgets>
);
