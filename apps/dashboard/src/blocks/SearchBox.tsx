import { SearchField } from '@litometr/ui';
import { useAddressText } from '../page/address/useAddressText.ts';
import * as css from './SearchBox.css.ts';

export interface SearchBoxProps {
  label: string;
  /** The value from the URL. */
  value: string;
  /** A name or a number, which is shorter than a title. */
  isShort?: boolean;
  /** Called when the reader submits or clears. */
  onSearch: (text: string) => void;
}

/** A search that is sent on Enter, so that the address changes once per question. */
export function SearchBox({ label, value, isShort = false, onSearch }: SearchBoxProps) {
  const { text, setText, commit } = useAddressText(value, onSearch);
  return (
    <SearchField
      className={css.root[isShort ? 'short' : 'long']}
      label={label}
      placeholder={label}
      value={text}
      onChange={setText}
      onSubmit={commit}
      onClear={() => commit('')}
    />
  );
}
