import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { type Chosen, chosen } from '../globals.ts';

interface GlobalsEvent {
  globals?: Record<string, unknown>;
}

function now(): Chosen {
  const channel = addons.getChannel();
  // The channel stores the last arguments without types; both events carry `{ globals }`.
  const [event] = (channel.last(GLOBALS_UPDATED) ??
    channel.last(SET_GLOBALS) ??
    []) as GlobalsEvent[];
  return chosen(event?.globals ?? {});
}

/** Returns the choices of the toolbar, for docs pages, which get no story context. */
export function useChosen(): Chosen {
  const [state, setState] = useState(now);
  useEffect(() => {
    const channel = addons.getChannel();
    const update = () => setState(now());
    channel.on(GLOBALS_UPDATED, update);
    channel.on(SET_GLOBALS, update);
    update();
    return () => {
      channel.off(GLOBALS_UPDATED, update);
      channel.off(SET_GLOBALS, update);
    };
  }, []);
  return state;
}
