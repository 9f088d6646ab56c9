import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

type Control = Pick<StrictInputType, 'control' | 'options' | 'mapping'>;

/** Values of `PanelState`, which has functions and texts in it, by the names of its kinds. */
const panelStates = {
  ready: { kind: 'ready' },
  refreshing: { kind: 'ready', refreshing: true },
  loading: { kind: 'loading' },
  empty: {
    kind: 'empty',
    title: 'Под фильтр не подходит ни одна книга',
    description: 'Снимите фильтр «ЛитРПГ».',
  },
  failed: { kind: 'failed', title: 'Не загрузилось', onRetry: () => undefined },
  partial: {
    kind: 'partial',
    notice: 'Обход портала прерван, показаны данные за 6 августа.',
  },
};

const simple: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  boolean: 'boolean',
};

/** Whether a value can be edited as JSON: without elements, functions and instances of classes. */
function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  if (Object.getPrototypeOf(value) !== Object.prototype || '$$typeof' in value) return false;
  return Object.values(value).every(isPlain);
}

/** The type as it is written, without what an absent value is. */
const present = (type: string) =>
  type
    .split(' | ')
    .filter((part) => part !== 'null' && part !== 'undefined')
    .join(' | ');

function controlOf({ type, table }: StrictInputType, value: unknown): Control {
  if (type?.name === 'enum') {
    const numbers = type.value.filter((one) => typeof one === 'number');
    const options =
      numbers.length === type.value.length ? numbers.toSorted((a, b) => a - b) : type.value;
    return { control: { type: 'select' }, options };
  }
  const written = present(table?.type?.summary ?? '');
  if (written === 'PanelState') {
    return {
      control: { type: 'select' },
      options: Object.keys(panelStates),
      mapping: panelStates,
    };
  }
  const control = simple[written];
  if (control !== undefined) return { control: { type: control } };
  if (written === 'ReactNode' && (value === undefined || typeof value === 'string')) {
    return { control: { type: 'text' } };
  }
  // Text, an element, a function, a ref, one of several shapes: nothing that a form can enter.
  const isEntered = !written.includes(' | ') && !/^(ReactNode|React|Ref<)/.test(written);
  return isEntered && value !== undefined && isPlain(value)
    ? { control: { type: 'object' } }
    : { control: { disable: true } };
}

/** Names that every component has; they are listed, but a reader has nothing to try with them. */
const untried = new Set(['className', 'ref', 'inputRef', 'areaRef']);

/**
 * Gives each documented prop a control that works: a select for a union, a text for a string that
 * may be null, and none where a form cannot enter the value. A control set by a story wins.
 */
export const workingControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]): [string, StrictInputType] => {
      if (argType.control !== undefined || argType.table?.type === undefined)
        return [name, argType];
      if (argType.type?.name === 'function') return [name, argType];
      if (untried.has(name)) return [name, { ...argType, control: { disable: true } }];
      return [name, { ...argType, ...controlOf(argType, initialArgs[name]) }];
    }),
  );
