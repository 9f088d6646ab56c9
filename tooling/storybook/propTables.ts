import type { Page } from 'playwright-core';
import type { StorybookEntry } from '../visual/session.ts';
import type { Failure } from './verdict.ts';

/** A prop in the table of a page of docs. */
interface PropRow {
  name: string;
  /** The type as the table shows it. */
  type: string;
  /** Kind of the control; null where the prop has none. */
  control: string | null;
  options: number;
}

/** The parts of a prepared story that are read here. */
interface Preview {
  __STORYBOOK_PREVIEW__: {
    storyStoreValue: {
      loadStory: (request: { storyId: string }) => Promise<{
        component?: unknown;
        argTypes: Record<
          string,
          {
            control?: { type?: string; disable?: boolean } | false;
            options?: readonly unknown[];
            table?: { type?: { summary?: string } };
          }
        >;
      }>;
    };
  };
}

/** Returns the props of a story's component; null for a story without a component. */
const propsOf = (page: Page, id: string): Promise<PropRow[] | null> =>
  page.evaluate(async (storyId) => {
    const { storyStoreValue } = (window as unknown as Preview).__STORYBOOK_PREVIEW__;
    const { component, argTypes } = await storyStoreValue.loadStory({ storyId });
    if (component === undefined) return null;
    return Object.entries(argTypes).map(([name, { control, options = [], table }]) => ({
      name,
      type: table?.type?.summary ?? '',
      control: control === false || control?.disable ? null : (control?.type ?? null),
      options: options.length,
    }));
  }, id);

/** Whether a type is a list of literals, such as `"sm" | "md"`. */
const isLiteralUnion = (type: string) =>
  type.includes(' | ') && type.split(' | ').every((part) => /^("[^"]*"|-?\d+)$/.test(part));

/** Whether a type has several shapes besides an absent value. */
const isUnion = (type: string) =>
  type.split(' | ').filter((part) => part !== 'null' && part !== 'undefined').length > 1;

function wrongIn({ name, type, control, options }: PropRow): string[] {
  if (['', 'unknown', 'any', 'union', 'enum'].includes(type)) {
    return [`the prop ${name} has no type: ${type || 'none'}`];
  }
  if (isLiteralUnion(type) && control !== null && (control !== 'select' || options < 2)) {
    return [`the prop ${name} is a union without a select: ${control}`];
  }
  if (isUnion(type) && control === 'object') {
    return [`the prop ${name} is a union that is edited as JSON: ${type}`];
  }
  return [];
}

export interface PropTables {
  failures: Failure[];
  /** Titles of the stories whose component has props. */
  titles: ReadonlySet<string>;
}

/**
 * Checks the props of every component of the packages that has stories: each has a type, and a
 * union is chosen from a select.
 *
 * @param page shows any page of the Storybook
 */
export async function checkPropTables(
  page: Page,
  entries: readonly StorybookEntry[],
): Promise<PropTables> {
  const stories = entries.filter(
    ({ type, importPath }) => type === 'story' && importPath.startsWith('./packages/'),
  );
  const firsts = new Map(stories.toReversed().map((story) => [story.title, story.id]));
  const failures: Failure[] = [];
  const titles = new Set<string>();
  for (const [name, id] of firsts) {
    const props = await propsOf(page, id);
    if (props === null) continue;
    titles.add(name);
    const wrong = props.length === 0 ? ['has a component without props'] : props.flatMap(wrongIn);
    if (wrong.length > 0) failures.push({ name, message: wrong.join('\n') });
  }
  return { failures, titles };
}
