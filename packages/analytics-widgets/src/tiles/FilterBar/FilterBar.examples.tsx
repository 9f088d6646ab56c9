import { useState } from 'react';
import { FilterBar } from './FilterBar.tsx';

interface Condition {
  id: string;
  label: string;
}

function Conditions({ first }: { first: readonly Condition[] }) {
  const [conditions, setConditions] = useState(first);
  return (
    <FilterBar
      label="Условия списка"
      filters={conditions.map((condition) => ({
        ...condition,
        onRemove: () => setConditions(conditions.filter(({ id }) => id !== condition.id)),
      }))}
      onClear={() => setConditions([])}
    />
  );
}

/** Chips in the words of a reader. */
export function ReadersWords() {
  return (
    <Conditions
      first={[
        { id: 'genre', label: 'Любовное фэнтези' },
        { id: 'price', label: 'до 199 ₽' },
      ]}
    />
  );
}

/** Of four chips the reader has set one. */
export function DefaultsAsChips() {
  return (
    <Conditions
      first={[
        { id: 'genre', label: 'Любовное фэнтези' },
        { id: 'price', label: 'любая цена' },
        { id: 'status', label: 'любой статус' },
        { id: 'sort', label: 'по месту в топе' },
      ]}
    />
  );
}
