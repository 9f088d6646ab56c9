import { Inline } from '@litometr/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { hostile } from '../../testing/personalFixtures.ts';
import { type Watch, type Watchable, WatchContext } from './WatchContext.ts';
import { WatchButton, WatchStar } from './WatchStar.tsx';

/** A reader whose stars do as they are pressed. */
function Reader() {
  const [followed, setFollowed] = useState<ReadonlySet<number>>(new Set([2]));
  const watch: Watch = {
    isKnown: true,
    room: null,
    isWatched: ({ target }) => followed.has(target),
    follow: () => undefined,
    toggle: ({ target }: Watchable) =>
      setFollowed((before) =>
        before.has(target)
          ? new Set([...before].filter((each) => each !== target))
          : new Set([...before, target]),
      ),
  };
  return (
    <WatchContext value={watch}>
      <Inline gap="md">
        <WatchStar kind="book" target={1} name="Ключ от библиотеки" />
        <WatchStar kind="author" target={2} name={hostile} />
        <WatchButton kind="tag" target={3} name="попаданцы" />
      </Inline>
    </WatchContext>
  );
}

const meta = { title: 'Dashboard/Watch star', component: Reader } satisfies Meta<typeof Reader>;
export default meta;

export const Stars: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    const pressed = () =>
      canvas.getAllByRole('button').map((star) => star.getAttribute('aria-pressed'));
    await expect(pressed()).toEqual(['false', 'true', 'false']);
    const [first, second] = canvas.getAllByRole('button');
    if (first !== undefined) await userEvent.click(first);
    second?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(pressed()).toEqual(['true', 'false', 'false']);
  },
};
