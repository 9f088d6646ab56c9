import { UiProvider } from '@litometr/ui';
import { testStrings } from '@litometr/ui/testing';
import { composeStories } from '@storybook/react-vite';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { StoryWidgets } from '../../testing/StoryWidgets.tsx';
import * as stories from './DataTable.stories.tsx';

const composed = Object.entries(composeStories(stories));

describe('every story', () => {
  it.each(composed)(
    '%s is rendered on the server and hydrated without a mismatch',
    async (_, Story) => {
      const page = (
        <UiProvider locale="ru" strings={testStrings}>
          <StoryWidgets>
            <Story />
          </StoryWidgets>
        </UiProvider>
      );
      const container = document.createElement('div');
      container.innerHTML = renderToString(page);
      document.body.append(container);
      const onRecoverableError = vi.fn();
      const root = await act(async () => {
        const hydrated = hydrateRoot(container, page, { onRecoverableError });
        await Promise.resolve();
        return hydrated;
      });
      expect(container.querySelector('table')).not.toBeNull();
      expect(onRecoverableError).not.toHaveBeenCalled();
      act(() => {
        root.unmount();
      });
      container.remove();
    },
  );
});
