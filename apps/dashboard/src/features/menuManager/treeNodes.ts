import type { IconName } from '@litometr/ui';
import type { SortMark, SortNode } from '@litometr/ui/sort-tree';
import { iconOf } from '../../shell/menuIcons.ts';
import type { Checked } from './model/faults.ts';
import type { MenuBranch } from './model/menuTree.ts';
import type { MenuWords } from './useMenuWords.ts';

/** The rows of the tree, each with the worst that is wrong with it. */
export function treeNodes(
  branches: readonly MenuBranch[],
  marks: ReadonlyMap<string, SortMark>,
  words: MenuWords,
): SortNode[] {
  return branches.map(({ entry, children }): SortNode => {
    const icon: IconName | undefined =
      iconOf(entry.icon ?? undefined) ?? (entry.type === 'group' ? 'group' : undefined);
    return {
      id: entry.key,
      label: words.name(entry),
      mark: marks.get(entry.key),
      isLine: entry.type === 'separator',
      ...(icon === undefined || entry.type === 'separator' ? {} : { icon }),
      ...(entry.path === null ? {} : { note: entry.path }),
      children: treeNodes(children, marks, words),
    };
  });
}

/** What is wrong, by entry: errors before warnings. */
export function marksOf({ problems, faults }: Checked, words: MenuWords): Map<string, SortMark> {
  const marks = new Map<string, SortMark>();
  for (const problem of problems) {
    if (problem.level === 'warning' && marks.has(problem.key)) continue;
    const tone = problem.level === 'error' ? 'danger' : 'warning';
    marks.set(problem.key, { tone, label: words.problem(problem, []) });
  }
  for (const fault of faults) marks.set(fault.key, { tone: 'danger', label: words.fault(fault) });
  return marks;
}
