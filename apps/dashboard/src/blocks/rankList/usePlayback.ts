import { useEffect, useEffectEvent, useState } from 'react';

/** How long a day stays on screen, so that the eye can follow the ranks. */
const DAY_ON_SCREEN_MS = 1_200;
/** Days that are shown where the reader begins at the last one. */
const LENGTH = 30;

interface PlaybackInput {
  /** Captured days, ascending. */
  days: readonly string[];
  /** The requested day. */
  day: string;
  /** True when that day is on screen: a slow response slows the playback, and is not skipped. */
  isSettled: boolean;
  onDay: (day: string) => void;
}

/** Shows the days of a list one after another, up to the last one. */
export function usePlayback({ days, day, isSettled, onDay }: PlaybackInput) {
  const [isPlaying, setPlaying] = useState(false);
  const next = days[days.indexOf(day) + 1];
  const step = useEffectEvent(() => {
    if (next === undefined) setPlaying(false);
    else onDay(next);
  });
  useEffect(() => {
    if (!isPlaying || !isSettled) return undefined;
    // The day is what the timer is for: each one gets its own.
    const timer = window.setTimeout(step, day === '' ? 0 : DAY_ON_SCREEN_MS);
    return () => window.clearTimeout(timer);
  }, [isPlaying, isSettled, day]);
  return {
    isPlaying,
    play: () => {
      setPlaying(true);
      if (next === undefined) onDay(days.at(-LENGTH) ?? days[0] ?? day);
    },
    stop: () => setPlaying(false),
  };
}
