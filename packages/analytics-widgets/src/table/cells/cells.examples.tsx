import { DescriptionList } from '@litometr/ui';
import { MoneyCell, NumberCell, PercentCell } from './index.ts';

/** A missing value is a dash with its reason; the others have the formats of the provider. */
export function MissingWithReason() {
  return (
    <DescriptionList
      items={[
        {
          id: 'views',
          term: 'Просмотры',
          description: <NumberCell value={null} reason="Портал не показывает просмотры" />,
        },
        { id: 'libraries', term: 'Библиотеки', description: <NumberCell value={12_340} /> },
        { id: 'price', term: 'Цена', description: <MoneyCell value={99.5} /> },
        { id: 'share', term: 'Доля', description: <PercentCell share={0.142} bar={false} /> },
      ]}
    />
  );
}

/** Numbers as the code has them, in one language and in several units. */
export function FormattedByHand() {
  return (
    <DescriptionList
      items={[
        { id: 'views', term: 'Просмотры', description: '0' },
        { id: 'libraries', term: 'Библиотеки', description: '12,340' },
        { id: 'price', term: 'Цена', description: '99.5 руб.' },
        { id: 'share', term: 'Доля', description: '0.142' },
      ]}
    />
  );
}
