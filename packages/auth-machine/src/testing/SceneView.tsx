import { Badge, Button, Card, Grid, Heading, Inline, Stack, Text } from '@litometr/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { playScene, Scene, scenes } from './scenes.ts';

export interface SceneViewProps {
  /** The state that the session is brought into, such as `holding.token.renewing`. */
  state: string;
}

const request = { username: 'vip', password: 'right', remember: true };

/** Actions of a visitor, a server and other tabs on the session. */
const sceneActions: readonly { label: string; run: (scene: Scene) => void }[] = [
  { label: 'start', run: ({ session }) => void session.start().catch(() => undefined) },
  { label: 'sign in', run: ({ session }) => void session.login(request).catch(() => undefined) },
  { label: 'cancel', run: ({ session }) => session.actor.send({ type: 'login.cancel' }) },
  { label: 'refuse a call', run: (scene) => void scene.refuseACall().catch(() => undefined) },
  { label: 'menu again', run: ({ session }) => session.refreshMenu() },
  { label: 'network is back', run: ({ session }) => session.online() },
  {
    label: 'another tab signs in',
    run: (scene) => {
      scene.signInElsewhere();
      scene.session.reconcile();
    },
  },
  {
    label: 'another tab signs out',
    run: (scene) => {
      scene.storage.clear();
      scene.session.reconcile();
    },
  },
  { label: 'ten seconds pass', run: ({ clock }) => clock.pass(10_000) },
  { label: 'sign out', run: ({ session }) => session.logout() },
];

/** The real machine in one of its states, with what it knows and what has happened to it. */
export function SceneView({ state }: SceneViewProps) {
  const [scene] = useState(() => new Scene({ isReturning: scenes[state]?.isReturning ?? false }));
  useEffect(() => {
    playScene(scene, state).catch((error: unknown) => scene.note(String(error)));
    return () => scene.session.dispose();
  }, [scene, state]);
  const snapshot = useSyncExternalStore(scene.subscribe, () => scene.session.actor.getSnapshot());
  const log = useSyncExternalStore(scene.subscribe, () => scene.log);
  const active = new Set(snapshot._nodes.map((node) => node.path.join('.')));
  const { user, menu, loginError, end, epoch } = snapshot.context;
  const known = { user, menu: menu?.map(({ name }) => name) ?? null, loginError, end, epoch };
  return (
    <Grid min="min(28rem, 100%)">
      <Stack gap="md">
        <Heading level={2}>Where the session is</Heading>
        <Inline as="ul" gap="xs">
          {Object.keys(scenes).map((path) => (
            <li key={path} aria-current={active.has(path)}>
              <Badge tone={active.has(path) ? 'success' : 'neutral'}>{path}</Badge>
            </li>
          ))}
        </Inline>
        <Heading level={2}>What may happen</Heading>
        <Inline gap="xs">
          {sceneActions.map(({ label, run }) => (
            <Button key={label} size="sm" onPress={() => run(scene)}>
              {label}
            </Button>
          ))}
        </Inline>
        <Heading level={2}>What it knows</Heading>
        <Card>
          <pre dir="ltr" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {JSON.stringify(known, null, 2)}
          </pre>
        </Card>
      </Stack>
      <Stack gap="md">
        <Heading level={2}>What has happened</Heading>
        <Card>
          <Stack as="ol" gap="xs" aria-label="Events and calls">
            {log.map(({ number, text }) => (
              <li key={number}>
                <Text size="caption" as="span" dir="ltr" style={{ overflowWrap: 'anywhere' }}>
                  {text}
                </Text>
              </li>
            ))}
          </Stack>
        </Card>
      </Stack>
    </Grid>
  );
}
