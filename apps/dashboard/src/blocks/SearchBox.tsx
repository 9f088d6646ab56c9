import { SearchField } from '@litometr/ui';
import { useState } from 'react';

export interface SearchBoxProps {
  label: string;
  /** What the address holds. */
  value: string;
  /** Called when the reader submits or clears. */
  onSearch: (text: string) => void;
}

/** A search that is sent on Enter, so that the address changes once per question. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [draft, setDraft] = useState({ of: value, text: value });
  // Back and forward change the address under the field.
  const text = draft.of === value ? draft.text : value;
  return (
    <SearchField
      label={label}
      placeholder={label}
      value={text}
      onChange={(next) => setDraft({ of: value, text: next })}
      onSubmit={(next) => onSearch(next.trim())}
      onClear={() => onSearch('')}
    />
  );
}
