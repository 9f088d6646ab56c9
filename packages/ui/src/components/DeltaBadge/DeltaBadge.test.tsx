import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../testing/renderUi.tsx';
import { DeltaBadge } from './DeltaBadge.tsx';

it.each([
  [1204, '+1,204', 'deltaUp 1,204'],
  [-1204, '\u22121,204', 'deltaDown 1,204'],
  [0, '0', 'deltaSame'],
])('%d is shown as %s and spoken as «%s»', (value, shown, spoken) => {
  renderUi(<DeltaBadge value={value} data-testid="badge" />);
  const badge = screen.getByTestId('badge');
  expect(badge.querySelector('[aria-hidden="true"]:not(svg)')?.textContent).toBe(shown);
  expect(screen.getByText(spoken)).toBeTruthy();
});

it('shows no change as text where it has no context', () => {
  renderUi(<DeltaBadge value={0} same="words" data-testid="badge" />);
  expect(screen.getByTestId('badge').textContent).toBe('deltaSame');
});

it('writes figures of the locale', () => {
  renderUi(<DeltaBadge value={38} data-testid="badge" />, { locale: 'fa' });
  expect(screen.getByTestId('badge').textContent).toContain('+۳۸');
});

it('never says it by colour alone: what is good news changes neither arrow nor sign', () => {
  renderUi(<DeltaBadge value={-5} better="down" data-testid="badge" />);
  expect(screen.getByTestId('badge').dataset['direction']).toBe('down');
  expect(screen.getByTestId('badge').textContent).toContain('\u22125');
});

it('has no direction where the change is written as zero', () => {
  const percent = (value: number) => `${Math.round(value * 100)} %`;
  renderUi(<DeltaBadge value={-0.004} format={percent} data-testid="badge" />);
  const badge = screen.getByTestId('badge');
  expect(badge.dataset['direction']).toBe('same');
  expect(badge.textContent).toBe('0 %deltaSame');
});
