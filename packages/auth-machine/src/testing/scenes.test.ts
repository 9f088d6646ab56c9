import { expect, it } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { authMachine } from '../machine/authMachine.ts';
import * as stories from '../stories/sessionStates.stories.tsx';
import { playScene, Scene, scenes } from './scenes.ts';

/** States that the machine leaves at once. */
const passing = ['holding.identity.check', 'holding.menu.check', 'leaving'];

function leaves(node: AnyStateNode): string[] {
  const children = Object.values(node.states);
  return children.length === 0 ? [node.path.join('.')] : children.flatMap(leaves);
}
const lasting = leaves(authMachine.root).filter((path) => !passing.includes(path));

it('each state that lasts has a scene and a story', () => {
  expect(Object.keys(scenes).sort()).toEqual(lasting.toSorted());
  const { default: _, ...shown } = stories;
  expect(Object.values(shown).map(({ args }) => args.state)).toEqual(Object.keys(scenes));
});

it.each(Object.keys(scenes))('%s is reached, and no secret is in its log', async (state) => {
  const scene = new Scene({ isReturning: scenes[state]?.isReturning ?? false });
  await playScene(scene, state);
  for (const secret of ['right', 'wrong', 'access-', 'refresh-']) {
    expect(JSON.stringify(scene.log)).not.toContain(secret);
  }
  scene.session.dispose();
});
