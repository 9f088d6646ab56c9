import { UiProvider } from '@litometr/ui';
import { testStrings } from '@litometr/ui/testing';
import { composeStories } from '@storybook/react-vite';
import { act } from '@testing-library/react';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { StoryWidgets } from '../testing/StoryWidgets.tsx';
import * as bump from './BumpChart/BumpChart.stories.tsx';
import * as mirrored from './MirroredBars/MirroredBars.stories.tsx';
import * as rank from './RankHistory/RankHistory.stories.tsx';
import * as multiples from './SmallMultiples/SmallMultiples.stories.tsx';
import * as shares from './StackedShare/StackedShare.stories.tsx';
import * as steps from './StepLine/StepLine.stories.tsx';
import * as trend from './TrendChart/TrendChart.stories.tsx';

const files: Record<string, Record<string, ComponentType>> = {
  TrendChart: composeStories(trend),
  StepLine: composeStories(steps),
  SmallMultiples: composeStories(multiples),
  RankHistory: composeStories(rank),
  BumpChart: composeStories(bump),
  StackedShare: composeStories(shares),
  MirroredBars: composeStories(mirrored),
};
const stories = Object.entries(files).flatMap(([kind, some]) =>
  Object.entries(some).map(([name, Story]) => [`${kind} ${name}`, Story] as const),
);

describe('stories of charts over days', () => {
  it.each(stories)('%s hydrates the server render', async (_, Story) => {
    const page = (
      <UiProvider locale="ru" strings={testStrings}>
        <StoryWidgets>
          <Story />
        </StoryWidgets>
      </UiProvider>
    );
    const place = document.createElement('div');
    document.body.append(place);
    place.innerHTML = renderToString(page);
    const errors: unknown[] = [];
    const root = await act(async () =>
      Promise.resolve(
        hydrateRoot(place, page, { onRecoverableError: (error) => errors.push(error) }),
      ),
    );
    expect(errors).toEqual([]);
    await act(async () => {
      root.unmount();
      await Promise.resolve();
    });
    place.remove();
  });
});
