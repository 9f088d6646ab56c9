import { KpiRow } from './KpiRow.tsx';
import { KpiTile } from './KpiTile.tsx';

/** The change is measured against a number that is shown. */
export function StatedComparison() {
  return (
    <KpiRow>
      <KpiTile
        label="Медианная цена"
        value={189}
        format="money"
        delta={{ value: -30, share: -0.14, better: 'down' }}
        comparison="месяц назад 219 ₽"
      />
    </KpiRow>
  );
}

/** Views that the portal has stopped to publish look like a loss of all readers. */
export function UnknownAsZero() {
  return (
    <KpiRow>
      <KpiTile
        label="Просмотры за день"
        value={0}
        delta={{ value: -441_000, share: -1, better: 'up' }}
        comparison="месяц назад 441 000"
      />
    </KpiRow>
  );
}
