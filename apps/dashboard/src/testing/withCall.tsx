import type { Decorator } from '@storybook/react-vite';
import type { Call } from '../api/call.ts';
import { CallContext } from '../api/useEndpoint.ts';

/** A server that never responds: sent requests stay pending. */
const silent: Call = () => new Promise(() => undefined);

/** For views whose controls change something. */
export const withCall: Decorator = (Story) => (
  <CallContext value={silent}>
    <Story />
  </CallContext>
);
