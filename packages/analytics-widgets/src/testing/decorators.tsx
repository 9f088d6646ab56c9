import type { Decorator } from '@storybook/react-vite';
import { StoryWidgets } from './StoryWidgets.tsx';

/**
 * Renders stories in Russian, with known texts and a fixed clock, so that tests can rely on them.
 * In other languages the texts are those that Storybook passes to every story.
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
