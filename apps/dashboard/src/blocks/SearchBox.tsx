import { SearchField } from '@litometr/ui';
import { useAddressText } from '../page/address/useAddressText.ts';

export interface SearchBoxProps {
  label: string;
  /** The value from the URL. */
  value: string;
  /** Called when the reader submits or clears. */
  onSearch: (text: string) => void;
}

/** A search that is sent on Enter, so that the address changes once per question. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const { text, setText, commit } = useAddressText(value, onSearch);
  return (
    <SearchField
      label={label}
      placeholder={label}
      value={text}
      onChange={setText}
      onSubmit={commit}
      onClear={() => commit('')}
    />
  );
}
