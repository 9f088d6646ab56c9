import { Stack, Text } from '@litometr/ui';
import { useState } from 'react';
import { DataPanel } from '../DataPanel/index.ts';
import { KpiRow, KpiTile } from '../KpiTile/index.ts';
import meta from './CompareTray.stories.tsx';
import { CompareTray } from './CompareTray.tsx';

const [first, second, third] = meta.args.items;
const items = [first, second, third].flatMap((item) => item ?? []);

/** The address has the selected books and changes with them. */
export function ChoiceInTheAddress() {
  const [chosen, setChosen] = useState(items);
  const href = `#compare=${chosen.map(({ id }) => id).join()}`;
  return (
    <Stack gap="sm">
      <Text size="caption" tone="secondary">
        litometr.ru/litnet/top{href}
      </Text>
      <CompareTray
        label={meta.args.label}
        items={chosen}
        href={href}
        onRemove={(id) => setChosen(chosen.filter((item) => item.id !== id))}
        onClear={() => setChosen([])}
      />
    </Stack>
  );
}

/** The second book has opened the comparison over the list. */
export function OpenedByItself() {
  return (
    <Stack gap="sm">
      <DataPanel title="Сравнение открылось само" headingLevel={3} state={{ kind: 'ready' }}>
        <KpiRow variant="line">
          <KpiTile label="Девятый караван" value={12_400} />
          <KpiTile label="Дочь смотрителя маяка" value={9840} />
        </KpiRow>
      </DataPanel>
      <CompareTray {...meta.args} items={items.slice(0, 2)} />
    </Stack>
  );
}
