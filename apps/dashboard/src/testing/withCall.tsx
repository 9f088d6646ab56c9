import type { Decorator } from '@storybook/react-vite';
import type { Call } from '../api/call.ts';
import { CallContext } from '../api/useEndpoint.ts';

/** A server that never answers: what a press sends is under way for ever. */
const silent: Call = () => new Promise(() => undefined);

/** For views whose controls change something. */
export const withCall: Decorator = (Story) => (
  <CallContext value={silent}>
    <Story />
  </CallContext>
);
