import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWidgets } from '../../testing/renderWidgets.tsx';
import {
  AuthorsCell,
  BookCell,
  ChipsCell,
  DateCell,
  DeltaCell,
  IntervalCell,
  MoneyCell,
  NumberCell,
  PercentCell,
  RankCell,
  SparkCell,
  VolumeCell,
} from './index.ts';

const missing = 'Не опубликовано или не прочитано';

describe('a missing value', () => {
  it.each([
    ['number', <NumberCell key="1" value={null} />, missing],
    ['money', <MoneyCell key="2" value={null} reason="Цена скрыта" />, 'Цена скрыта'],
    ['volume', <VolumeCell key="3" chars={null} />, missing],
    ['percent', <PercentCell key="4" share={null} />, missing],
    ['delta', <DeltaCell key="5" value={null} reason="Меньше шага" />, 'Меньше шага'],
    ['date', <DateCell key="6" day={null} />, missing],
    ['rank', <RankCell key="7" position={null} />, 'Не в списке'],
    ['authors', <AuthorsCell key="8" authors={[]} />, missing],
    ['chips', <ChipsCell key="9" items={[]} />, missing],
    ['interval', <IntervalCell key="11" low={null} high={2} reason="Мало книг" />, 'Мало книг'],
    ['spark', <SparkCell key="10" points={[]} label="Место" />, missing],
  ])('of %s is a dash with its reason, never zero', (_, cell, reason) => {
    const { container } = renderWidgets(cell);
    expect(container).toHaveTextContent(`—${reason}`);
    expect(screen.getByTitle(reason)).toBeInTheDocument();
    expect(container).not.toHaveTextContent('0');
  });
});

describe('zero', () => {
  it('is a value', () => {
    const { container } = renderWidgets(<NumberCell value={0} />);
    expect(container).toHaveTextContent(/^0$/);
  });

  it('is no change', () => {
    renderWidgets(<DeltaCell value={0} />);
    expect(screen.getByText('без изменений')).toBeInTheDocument();
  });
});

describe('PercentCell', () => {
  it('shows a share of fewer than ten things as a count', () => {
    const { container } = renderWidgets(<PercentCell share={0.8} n={5} />);
    expect(container).toHaveTextContent(/^4 из 5$/);
  });
});

describe('NumberCell', () => {
  it('shows a requested digit of a share close to 100 %', () => {
    const { container } = renderWidgets(<NumberCell value={0.997} format="percent" digits={1} />);
    expect(container).toHaveTextContent('99,7');
  });

  it('marks a rounded value, also for screen readers', () => {
    const { container } = renderWidgets(
      <NumberCell value={441_000} step={1000} format="compact" />,
    );
    expect(container).toHaveTextContent('≈');
    expect(screen.getByText(/^примерно 441/)).toBeInTheDocument();
    expect(screen.getByTitle(/441\s000/)).toBeInTheDocument();
  });
});

describe('DeltaCell', () => {
  it('announces direction and size, and the number of days over a gap', () => {
    const { container } = renderWidgets(<DeltaCell value={-30} days={3} />);
    expect(screen.getByText('падение на 30')).toBeInTheDocument();
    expect(container).toHaveTextContent('за 3 дня');
  });

  it('does not mention a single day', () => {
    const { container } = renderWidgets(<DeltaCell value={5} days={1} />);
    expect(container).not.toHaveTextContent('за');
  });
});

describe('BookCell', () => {
  it('has a dash for unknown authors, and nothing where the page is of the author', () => {
    const { container, rerender } = renderWidgets(<BookCell title="Лето" authors={[]} />);
    expect(container).toHaveTextContent('—');
    rerender(<BookCell title="Лето" />);
    expect(container).not.toHaveTextContent('—');
  });
});

describe('RankCell', () => {
  it.each([
    ['up', 3, 'выше на 3'],
    ['down', -2, 'ниже на 2'],
    ['same', 0, 'на том же месте'],
    ['new', null, 'впервые в списке'],
    ['re_entry', null, 'снова в списке'],
  ] as const)('says %s in words', (state, delta, words) => {
    renderWidgets(<RankCell position={7} movement={{ state, delta }} />);
    expect(screen.getByText(words)).toBeInTheDocument();
  });
});

describe('MoneyCell', () => {
  it('strikes the old price only where it differs', () => {
    const { container, rerender } = renderWidgets(<MoneyCell value={199} oldValue={249} />);
    expect(container.querySelector('s')).toHaveTextContent(/249/);
    expect(screen.getByText(/прежняя цена 249/)).toBeInTheDocument();
    expect(container).toHaveTextContent(/−20/);
    rerender(<MoneyCell value={199} oldValue={199} />);
    expect(container.querySelector('s')).toBeNull();
  });
});

describe('cells of a column of computed amounts', () => {
  it.each([
    [<MoneyCell key="1" isFixed value={175} />, /^175,00.₽$/],
    [<MoneyCell key="2" value={175} />, /^175.₽$/],
    [<VolumeCell key="3" bare chars={360_000} />, /^9,0$/],
    [<VolumeCell key="4" chars={360_000} />, /^9.а\.л\.$/],
  ])('have as many decimals as the others (%#)', (cell, text) => {
    const { container } = renderWidgets(cell);
    expect(container.textContent).toMatch(text);
  });
});

describe('DateCell', () => {
  it('is relative within a week only', () => {
    const { container, rerender } = renderWidgets(<DateCell day="2026-08-07" relative />);
    expect(container).toHaveTextContent('вчера');
    rerender(<DateCell day="2026-07-01" relative />);
    expect(container).toHaveTextContent('1 июл');
  });
});

describe('IntervalCell', () => {
  it('announces the estimate, its interval and its certainty', () => {
    const { container } = renderWidgets(
      <IntervalCell value={1.8} low={1.2} high={2.6} tentative label="предварительно" />,
    );
    expect(container).toHaveTextContent(
      '○предварительно1,8Интервал от: 1,2, Интервал до: 2,61,2–2,6',
    );
  });
});

describe('AuthorsCell', () => {
  it('counts the names that do not fit', () => {
    const authors = ['А', 'Б', 'В', 'Г', 'Д'].map((name) => ({ name }));
    renderWidgets(<AuthorsCell authors={authors} />);
    expect(screen.getByText('и ещё 2')).toBeInTheDocument();
    expect(screen.getByTitle('А, Б, В, Г и Д')).toBeInTheDocument();
  });
});
