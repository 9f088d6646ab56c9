import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** Returns a machine as a Mermaid state diagram, generated from its definition. */
export function diagramOf(machine: AnyStateMachine): string {
  const { root } = machine;
  const lines = ['stateDiagram-v2', ...insideOf(root, 1), ...arrowsOf(root, 1)];
  return lines.join('\n');
}

const name = (node: AnyStateNode) => node.path.join('_') || node.key;
const indent = (depth: number) => '  '.repeat(depth);

function insideOf(node: AnyStateNode, depth: number): string[] {
  const children = Object.values(node.states);
  const initial = node.type === 'parallel' ? [] : node.initial.target;
  return [
    ...initial.map((target) => `${indent(depth)}[*] --> ${name(target)}`),
    ...children.flatMap((child, index) => [
      ...(node.type === 'parallel' && index > 0 ? [`${indent(depth)}--`] : []),
      ...linesOf(child, depth),
    ]),
  ];
}

function linesOf(node: AnyStateNode, depth: number): string[] {
  if (Object.keys(node.states).length === 0)
    return [`${indent(depth)}state "${node.key}" as ${name(node)}`];
  return [
    `${indent(depth)}state "${node.key}" as ${name(node)} {`,
    ...insideOf(node, depth + 1),
    `${indent(depth)}}`,
  ];
}

function arrowsOf(node: AnyStateNode, depth: number): string[] {
  const own = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
  const arrows = own.flatMap((transition) => {
    const guard = guardName(transition.guard);
    const label = [eventName(String(transition.eventType)), guard === null ? '' : `[${guard}]`];
    const text = label.filter((part) => part !== '').join(' ');
    return (transition.target ?? []).map(
      (target) =>
        `${indent(depth)}${name(node)} --> ${name(target)}${text === '' ? '' : ` : ${text}`}`,
    );
  });
  return [...arrows, ...Object.values(node.states).flatMap((child) => arrowsOf(child, depth))];
}

function eventName(type: string): string {
  if (type.startsWith('xstate.done.')) return 'done';
  if (type.startsWith('xstate.error.')) return 'error';
  if (type.startsWith('xstate.after.')) return `after ${type.split('.')[2] ?? ''}`;
  return type;
}

function guardName(guard: unknown): string | null {
  if (typeof guard === 'string') return guard;
  if (typeof guard !== 'object' || guard === null || !('type' in guard)) return null;
  return String(guard.type);
}
