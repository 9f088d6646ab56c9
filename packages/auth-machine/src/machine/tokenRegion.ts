import { raise } from 'xstate';
import { machineSetup } from './machineSetup.ts';

const backToFresh = '#session.holding.token.fresh';

/** Loads the owner of the tokens in the vault; it may be another user. */
const verification = machineSetup.createStateConfig({
  invoke: {
    src: 'verifyUser',
    onDone: [
      {
        guard: { type: 'isSameUser', params: ({ event }) => event.output },
        target: backToFresh,
        actions: { type: 'keepUser', params: ({ event }) => event.output },
      },
      {
        target: backToFresh,
        actions: [
          { type: 'keepUser', params: ({ event }) => event.output },
          'nextEpoch',
          raise({ type: 'user.switched' }),
        ],
      },
    ],
    onError: {
      target: '#session.leaving',
      actions: [
        {
          type: 'reportFailure',
          params: ({ event }) => ({ call: 'user', error: event.error }),
        },
        { type: 'noteEnd', params: 'user-failed' },
      ],
    },
  },
});

/**
 * Tokens that another tab wrote. They may belong to another user, so they are not used until their
 * owner is known. Expired ones are renewed once for that request.
 */
const adoption = machineSetup.createStateConfig({
  initial: 'verifying',
  states: {
    verifying: {
      invoke: {
        ...verification.invoke,
        onError: [
          {
            guard: { type: 'isUnauthorized', params: ({ event }) => ({ error: event.error }) },
            target: 'renewing',
          },
          verification.invoke.onError,
        ],
      },
    },
    renewing: {
      invoke: {
        src: 'renewToken',
        onDone: [
          {
            guard: { type: 'isRenewed', params: ({ event }) => event.output },
            target: 'rechecking',
            actions: { type: 'commitRenewal', params: ({ event }) => event.output },
          },
          {
            target: 'verifying',
            actions: { type: 'commitRenewal', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: '#session.leaving',
          actions: [
            { type: 'keepEndCause', params: ({ event }) => ({ error: event.error }) },
            { type: 'noteEnd', params: 'refresh-failed' },
          ],
        },
      },
    },
    rechecking: verification,
  },
});

/**
 * The token of a session: how it is renewed once for all calls that it was refused to, and how
 * tokens that another tab wrote are taken over.
 */
export const tokenRegion = machineSetup.createStateConfig({
  initial: 'fresh',
  on: {
    'storage.replaced': { guard: 'hasUser', target: '.adopting', actions: 'adoptStored' },
  },
  states: {
    fresh: {
      on: {
        'token.rejected': {
          guard: { type: 'isCurrentToken', params: ({ event }) => event.version },
          target: 'renewing',
        },
      },
    },
    renewing: {
      invoke: {
        src: 'renewToken',
        onDone: [
          {
            guard: { type: 'isRenewed', params: ({ event }) => event.output },
            target: 'fresh',
            actions: { type: 'commitRenewal', params: ({ event }) => event.output },
          },
          {
            guard: 'hasUser',
            target: 'adopting',
            actions: { type: 'commitRenewal', params: ({ event }) => event.output },
          },
          {
            target: '#session.holding',
            reenter: true,
            actions: { type: 'commitRenewal', params: ({ event }) => event.output },
          },
        ],
        onError: [
          {
            guard: {
              type: 'keepsUnreachable',
              params: ({ event }) => ({ error: event.error }),
            },
            target: 'unreachable',
          },
          {
            target: '#session.leaving',
            actions: [
              { type: 'keepEndCause', params: ({ event }) => ({ error: event.error }) },
              { type: 'noteEnd', params: 'refresh-failed' },
            ],
          },
        ],
      },
    },
    adopting: adoption,
    /** By policy the session outlives a server that cannot be reached. */
    unreachable: {
      on: { 'token.rejected': 'renewing', 'network.online': 'renewing' },
    },
  },
});
