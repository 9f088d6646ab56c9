import { useState } from 'react';
import { type Facet, FacetPanel } from './index.ts';

const statuses = [
  { id: 'going', label: 'В процессе', count: 512 },
  { id: 'finished', label: 'Завершена', count: 398 },
  { id: 'frozen', label: 'Заморожена', count: 0 },
  { id: 'draft', label: 'Черновик', count: 0 },
];
type Statuses = typeof statuses;

function StatusFacet({ options }: { options: Statuses }) {
  const [value, setValue] = useState<readonly string[]>([]);
  const facet: Facet = {
    kind: 'choice',
    id: 'status',
    label: 'Статус',
    options,
    value,
    onChange: setValue,
  };
  return <FacetPanel facets={[facet]} onClear={() => setValue([])} />;
}

/** Each option has its number of results; those without any stay in their row. */
export function CountOfEachOption() {
  return <StatusFacet options={statuses} />;
}

/** The options without results are gone, and the next facet has moved up. */
export function ZeroOptionsHidden() {
  return <StatusFacet options={statuses.filter(({ count }) => count > 0)} />;
}
