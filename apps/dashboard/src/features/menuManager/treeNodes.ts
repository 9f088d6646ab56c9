import type { IconName } from '@litometr/ui';
import type { SortMark, SortNode } from '@litometr/ui/sort-tree';
import { iconOf } from '../../shell/menuIcons.ts';
import type { Checked } from './model/faults.ts';
import type { MenuBranch } from './model/menuTree.ts';
import type { MenuText } from './useMenuText.ts';

/** The rows of the tree, each with the worst that is wrong with it. */
export function treeNodes(
  branches: readonly MenuBranch[],
  marks: ReadonlyMap<string, SortMark>,
  menuText: MenuText,
): SortNode[] {
  return branches.map(({ entry, children }): SortNode => {
    const icon: IconName | undefined =
      iconOf(entry.icon ?? undefined) ?? (entry.type === 'group' ? 'group' : undefined);
    return {
      id: entry.key,
      label: menuText.name(entry),
      mark: marks.get(entry.key),
      isLine: entry.type === 'separator',
      ...(icon === undefined || entry.type === 'separator' ? {} : { icon }),
      ...(entry.path === null ? {} : { note: entry.path }),
      children: treeNodes(children, marks, menuText),
    };
  });
}

/** Returns the problems by entry, errors before warnings. */
export function marksOf({ problems, faults }: Checked, menuText: MenuText): Map<string, SortMark> {
  const marks = new Map<string, SortMark>();
  for (const problem of problems) {
    if (problem.level === 'warning' && marks.has(problem.key)) continue;
    const tone = problem.level === 'error' ? 'danger' : 'warning';
    marks.set(problem.key, { tone, label: menuText.problem(problem, []) });
  }
  for (const fault of faults)
    marks.set(fault.key, { tone: 'danger', label: menuText.fault(fault) });
  return marks;
}
