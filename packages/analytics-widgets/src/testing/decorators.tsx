import type { Decorator } from '@storybook/react-vite';
import { StoryWidgets } from './StoryWidgets.tsx';

/**
 * In Russian, with known words and a clock that stands still, so that tests can read them. In other
 * languages the words are those that Storybook gives to every story.
 */
export const withWidgets: Decorator = (Story, { globals }) => {
  const locale: unknown = globals['locale'];
  if (typeof locale === 'string' && locale !== 'ru') return <Story />;
  return (
    <StoryWidgets>
      <Story />
    </StoryWidgets>
  );
};
