import { assertEvent, raise } from 'xstate';
import type { SessionContext } from './events.ts';
import { machineSetup } from './machineSetup.ts';
import { tokenRegion } from './tokenRegion.ts';

const initialContext: SessionContext = {
  epoch: 0,
  user: null,
  menu: null,
  menuReason: 'startup',
  loginError: null,
  end: null,
};

/**
 * The session: who is signed in, whether their token is fresh, whether their menu is loaded.
 *
 * Everything that needs tokens happens inside `holding`. Leaving it stops every call of the
 * session, and a late response is discarded.
 */
export const authMachine = machineSetup.createMachine({
  id: 'session',
  context: initialContext,
  initial: 'boot',
  states: {
    boot: {
      on: {
        'session.start': [{ guard: 'hasTokens', target: 'holding' }, { target: 'anonymous' }],
      },
    },

    anonymous: {
      initial: 'idle',
      on: {
        // The last one submitted wins: the call of an earlier one is dropped.
        'login.submit': { target: '.submitting', reenter: true },
        'storage.replaced': { target: 'holding', actions: 'adoptStored' },
      },
      states: {
        idle: { entry: 'forgetLoginError' },
        submitting: {
          invoke: {
            src: 'login',
            input: ({ event }) => {
              assertEvent(event, 'login.submit');
              return { request: event.request };
            },
            onDone: {
              target: '#session.holding',
              actions: [
                { type: 'commitLogin', params: ({ event }) => event.output },
                { type: 'keepLogin', params: ({ event }) => event.output },
              ],
            },
            onError: {
              target: 'rejected',
              actions: { type: 'keepLoginError', params: ({ event }) => ({ error: event.error }) },
            },
          },
          on: { 'login.cancel': 'idle' },
        },
        rejected: { on: { 'login.cancel': 'idle' } },
      },
    },

    holding: {
      type: 'parallel',
      on: {
        'session.logout': { target: 'leaving', actions: { type: 'noteEnd', params: 'logout' } },
        'storage.cleared': { target: 'leaving', actions: { type: 'noteEnd', params: 'other-tab' } },
        // Only while the user is unknown; otherwise `token` checks whose tokens they are. Calls
        // made so far go on: they belong to the visitor, whose identity is not known yet.
        'storage.replaced': { target: 'holding', reenter: true, actions: 'adoptStored' },
      },
      states: {
        identity: {
          initial: 'check',
          states: {
            check: { always: [{ guard: 'hasUser', target: 'known' }, { target: 'restoring' }] },
            restoring: {
              invoke: {
                src: 'fetchUser',
                onDone: {
                  target: 'known',
                  actions: [
                    { type: 'keepUser', params: ({ event }) => event.output },
                    raise({ type: 'menu.ensure', reason: 'startup' }),
                  ],
                },
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
            },
            known: {},
          },
        },

        token: tokenRegion,

        menu: {
          initial: 'check',
          on: {
            'user.switched': { target: '.loading', reenter: true, actions: 'forgetMenu' },
          },
          states: {
            check: { always: [{ guard: 'hasMenu', target: 'ready' }, { target: 'unloaded' }] },
            unloaded: {
              on: {
                'menu.ensure': { guard: 'hasUser', target: 'loading', actions: 'keepMenuReason' },
              },
            },
            loading: {
              // A navigation that meets the load of the start-up waits for it; its own try follows.
              invoke: {
                src: 'fetchMenu',
                onDone: {
                  target: 'ready',
                  actions: { type: 'keepMenu', params: ({ event }) => event.output },
                },
                onError: [
                  {
                    guard: 'isForNavigation',
                    target: '#session.leaving',
                    actions: [
                      {
                        type: 'reportFailure',
                        params: ({ event }) => ({ call: 'menu', error: event.error }),
                      },
                      { type: 'noteEnd', params: 'menu-failed' },
                    ],
                  },
                  {
                    target: 'failed',
                    actions: {
                      type: 'reportFailure',
                      params: ({ event }) => ({ call: 'menu', error: event.error }),
                    },
                  },
                ],
              },
              on: { 'menu.refresh': { target: 'loading', reenter: true } },
            },
            ready: { on: { 'menu.refresh': 'refreshing' } },
            refreshing: {
              invoke: {
                src: 'fetchMenu',
                onDone: {
                  target: 'ready',
                  actions: { type: 'keepMenu', params: ({ event }) => event.output },
                },
                // The menu in the former language is better than none.
                onError: {
                  target: 'ready',
                  actions: {
                    type: 'reportFailure',
                    params: ({ event }) => ({ call: 'menu', error: event.error }),
                  },
                },
              },
              on: { 'menu.refresh': { target: 'refreshing', reenter: true } },
            },
            failed: {
              on: { 'menu.ensure': { target: 'loading', actions: 'keepMenuReason' } },
            },
          },
        },
      },
    },

    leaving: {
      entry: ['revokeOnServer', 'clearVault', 'nextEpoch', 'forget'],
      always: 'anonymous',
    },
  },
});

export type AuthMachine = typeof authMachine;
