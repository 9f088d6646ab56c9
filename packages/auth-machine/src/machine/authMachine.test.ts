import { describe, expect, it } from 'vitest';
import {
  type AnyStateNode,
  type AnyTransitionDefinition,
  type EventFrom,
  getMicrosteps,
  type SnapshotFrom,
  transition,
} from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import readme from '../../README.md?raw';
import { diagramOf } from '../testing/diagram.ts';
import { type AuthMachine, authMachine } from './authMachine.ts';
import { MalformedAnswerError, TransportError } from './errors.ts';
import { Sealed } from './sealed.ts';
import { isRenewing, statusOf } from './selectors.ts';

type Snapshot = SnapshotFrom<AuthMachine>;

const user = { username: 'user', role: 'user' };
const other = { username: 'admin', role: 'admin' };
const tokens = () => new Sealed({ access: 'a', refresh: 'r' });
const release = () => undefined;
const failures = [
  new TransportError('down', { status: 503 }),
  new TransportError('refused', { status: 401, hasDetail: true }),
  new MalformedAnswerError('html'),
];

const renewals = ['renewed', 'adopted'].map((kind) => ({ kind, tokens: tokens(), release }));

/** The calls of the machine, by the place that makes them, with all that may come back. */
const answers: [id: string, outputs: unknown[]][] = [
  [
    '0.session.anonymous.submitting',
    [
      { tokens: tokens(), user, menu: [], remember: true },
      { tokens: tokens(), user, menu: null, remember: true },
    ],
  ],
  ['0.session.holding.identity.restoring', [user, other]],
  ['0.session.holding.token.renewing', renewals],
  ['0.session.holding.token.adopting.verifying', [user, other]],
  ['0.session.holding.token.adopting.renewing', renewals],
  ['0.session.holding.token.adopting.rechecking', [user, other]],
  ['0.session.holding.menu.loading', [[]]],
  ['0.session.holding.menu.refreshing', [[]]],
];

const request = new Sealed({ username: 'u', password: 'p', remember: true });
const fromOutside: EventFrom<AuthMachine>[] = [
  { type: 'session.start' },
  { type: 'session.logout' },
  { type: 'login.submit', request },
  { type: 'login.cancel' },
  { type: 'token.rejected', version: 1 },
  { type: 'menu.ensure', reason: 'startup' },
  { type: 'menu.ensure', reason: 'navigation' },
  { type: 'menu.refresh' },
  { type: 'storage.replaced' },
  { type: 'storage.cleared' },
  { type: 'network.online' },
];

/**
 * Events that may occur in a state: all external ones, and the results of the calls in progress.
 */
function eventsIn(snapshot: Snapshot): EventFrom<AuthMachine>[] {
  const active = new Set(snapshot._nodes.map((node) => `0.${node.id}`));
  const inside = answers
    .filter(([actorId]) => active.has(actorId))
    .flatMap(([actorId, outputs]) => [
      ...outputs.map((output) => ({ type: `xstate.done.actor.${actorId}`, output, actorId })),
      ...failures.map((error) => ({ type: `xstate.error.actor.${actorId}`, error, actorId })),
    ]);
  // Responses are XState's events, which the machine's own event type does not list.
  return [...fromOutside, ...(inside as unknown as EventFrom<AuthMachine>[])];
}

/** Serializes the parts of a snapshot that determine its future behaviour. */
function serialize({ value, context }: Snapshot): string {
  const { epoch: _, ...rest } = context;
  return JSON.stringify([value, rest]);
}

/** The production machine, with the answers that its vault and its policy may give. */
const machines = [true, false].flatMap((hasTokens) =>
  [true, false].map((keeps) =>
    authMachine.provide({
      guards: {
        hasTokens: () => hasTokens,
        isCurrentToken: () => true,
        keepsUnreachable: () => keeps,
      },
    }),
  ),
);
const explored = machines.map((machine) => ({
  machine,
  paths: getShortestPaths(machine, { events: eventsIn, serializeState: serialize }),
}));
const paths = explored.flatMap((each) => each.paths);

const idOf = ({ source, eventType, target, guard }: AnyTransitionDefinition) =>
  [source.id, eventType, JSON.stringify(guard), target?.map((node) => node.id).join()].join(' ');

function edgesOf(node: AnyStateNode): AnyTransitionDefinition[] {
  const own = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
  return [...own, ...Object.values(node.states).flatMap(edgesOf)];
}

const edges = edgesOf(authMachine.root);
const ownEdges = edges.filter(({ eventType }) => ['', 'user.switched'].includes(String(eventType)));

/** The edges that the machine takes by itself, between one step inside a transition and the next. */
function takenInside(steps: Snapshot[]): AnyTransitionDefinition[] {
  return steps.slice(1).flatMap((after, index) => {
    const before = new Set(steps[index]?._nodes.map((node) => node.id));
    const now = new Set(after._nodes.map((node) => node.id));
    return ownEdges.filter(({ source, target }) => {
      const isEntered = (target ?? []).every(({ id }) => now.has(id) && !before.has(id));
      return before.has(source.id) && isEntered;
    });
  });
}

function leaves(node: AnyStateNode): string[] {
  const children = Object.values(node.states);
  return children.length === 0 ? [node.id] : children.flatMap(leaves);
}

describe('the chart', () => {
  it('reaches every state that lasts', () => {
    const visited = new Set(paths.flatMap(({ state }) => state._nodes.map((node) => node.id)));
    const transient = ['check', 'leaving'];
    const lasting = leaves(authMachine.root).filter(
      (id) => !transient.includes(id.split('.').at(-1) ?? ''),
    );
    expect(lasting.filter((id) => !visited.has(id))).toEqual([]);
    expect(lasting).toHaveLength(17);
  });

  it('takes every edge somewhere', { timeout: 60_000 }, () => {
    const taken = new Set<string>();
    for (const { machine, paths: reached } of explored) {
      for (const { state } of reached) {
        for (const event of eventsIn(state)) {
          const steps = getMicrosteps(machine, state, event).map(([snapshot]) => snapshot);
          for (const edge of machine.getTransitionData(state, event)) taken.add(idOf(edge));
          for (const edge of takenInside(steps)) taken.add(idOf(edge));
        }
      }
    }
    expect(edges).toHaveLength(48);
    expect(edges.map(idOf).filter((id) => !taken.has(id))).toEqual([]);
  });

  it('[I18, I33] preserves the invariants in each', () => {
    expect(paths.length).toBeGreaterThan(50);
    for (const { state } of paths) {
      const { context } = state;
      expect(state.status).toBe('active');
      if (!state.matches('holding')) {
        expect(context.user).toBeNull();
        expect(context.menu).toBeNull();
      }
      if (statusOf(state) === 'signedIn')
        expect(state.matches({ holding: { identity: 'known' } })).toBe(true);
      if (state.matches({ holding: { identity: 'known' } })) expect(context.user).not.toBeNull();
      if (state.matches({ holding: { menu: 'ready' } })) expect(context.menu).not.toBeNull();
      if (state.matches({ holding: { menu: 'loading' } })) expect(context.user).not.toBeNull();
      if (isRenewing(state)) expect(state.matches('holding')).toBe(true);
    }
  });

  it('[I14] ends with a logout wherever there is a session, and stores nothing', () => {
    const held = paths.filter(({ state }) => state.matches('holding'));
    expect(held.length).toBeGreaterThan(30);
    for (const { state } of held) {
      const [after] = transition(authMachine, state, { type: 'session.logout' });
      expect(after.value).toEqual({ anonymous: 'idle' });
      expect(after.context).toMatchObject({ user: null, menu: null, end: { reason: 'logout' } });
      expect(after.context.epoch).toBeGreaterThan(state.context.epoch);
    }
  });

  it('matches the diagram in the README', () => {
    expect(readme).toContain(`\`\`\`mermaid\n${diagramOf(authMachine)}\n\`\`\``);
  });
});
