import { cloneElement, type ReactNode } from 'react';
import type { ChartProps } from '../charts/ChartFrame/index.ts';
import type { PanelState } from '../internal/PanelState.ts';
import { type CaseName, type Chart, caseNames, type KindName, kinds } from './kinds/index.ts';

/** Titles of the cases, shown in the stories. */
const titles: Record<CaseName, string> = {
  typical: 'Обычный',
  onePoint: 'Одно значение',
  gaps: 'Перерывы',
  tenSeries: 'Десять рядов',
  negative: 'Меньше нуля',
  allNull: 'Без единого значения',
  longNames: 'Длинные имена',
};

/** States of a block other than ready. */
const states: readonly [title: string, state: PanelState][] = [
  ['Загрузка', { kind: 'loading' }],
  [
    'Пусто',
    {
      kind: 'empty',
      title: 'Под фильтр не подходит ни одна книга',
      description: 'Снимите фильтр «ЛитРПГ».',
    },
  ],
  ['Не загрузилось', { kind: 'failed', title: 'Не загрузилось', onRetry: () => undefined }],
  [
    'Неполный день',
    { kind: 'partial', notice: 'Обход портала прерван, показаны данные за 6 августа.' },
  ],
];

/** Returns the story data of a kind; throws where it has no typical chart, which every kind has. */
export function typicalOf(name: KindName): Chart {
  const { typical } = kinds[name].cases;
  if (typeof typical === 'string') throw new Error(`${name} has no typical chart: ${typical}`);
  return typical;
}

export function Wall({ children, least = 420 }: { children: ReactNode; least?: number }) {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}px), 1fr))`,
        gap: 32,
        alignItems: 'start',
      }}
    >
      {children}
    </div>
  );
}

/** A case under its name. */
function Case({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div data-case={title} style={{ display: 'grid', gap: 12, minWidth: 0 }}>
      <small>{title}</small>
      {children}
    </div>
  );
}

/**
 * Shows a kind of chart in all cases and states side by side, or the reason why a case does not
 * exist.
 */
export function KindStates({ of }: { of: KindName }) {
  const { cases } = kinds[of];
  return (
    <Wall>
      {caseNames.map((name) => {
        const one = cases[name];
        return (
          <Case key={name} title={titles[name]}>
            {typeof one === 'string' ? <p>{one}</p> : one}
          </Case>
        );
      })}
      {states.map(([title, state]) => (
        <Case key={title} title={title}>
          {cloneElement<Partial<ChartProps>>(typicalOf(of), { state })}
        </Case>
      ))}
    </Wall>
  );
}
