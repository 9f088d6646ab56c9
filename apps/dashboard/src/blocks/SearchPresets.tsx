import { Chip, Inline } from '@litometr/ui';
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx';

interface SearchPresetsProps extends SearchBoxProps {
  /** Questions that many come with, each an address of its own. */
  presets: readonly { id: string; label: string; href: string }[];
}

/** The controls of a page that is searched: words of one's own, and questions that others ask. */
export function SearchPresets({ presets, ...search }: SearchPresetsProps) {
  return (
    <Inline gap="sm">
      <SearchBox {...search} />
      {presets.map(({ id, label, href }) => (
        <Chip key={id} href={href}>
          {label}
        </Chip>
      ))}
    </Inline>
  );
}
