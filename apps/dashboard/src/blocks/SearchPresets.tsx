import { Chip, Inline } from '@litometr/ui';
import { useLocation } from 'react-router-dom';
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx';

interface Preset {
  id: string;
  label: string;
  /** What it asks for, as an address writes it: `price=..150&sort=-momentum`. */
  query: string;
}

interface SearchPresetsProps extends SearchBoxProps {
  /** Questions that many come with. */
  presets: readonly Preset[];
}

/** The controls of a page that is searched: words of one's own, and questions that others ask. */
export function SearchPresets({ presets, ...search }: SearchPresetsProps) {
  const { search: here } = useLocation();
  return (
    <Inline gap="sm">
      <SearchBox {...search} />
      {presets.map((preset) => {
        const isAsked = asks(here, preset);
        return (
          <Chip
            key={preset.id}
            href={isAsked ? without(here, presets) : withPreset(here, preset, presets)}
            {...(isAsked && { tone: 'accent', 'aria-current': 'true' })}
          >
            {preset.label}
          </Chip>
        );
      })}
    </Inline>
  );
}

const asks = (here: string, { query }: Preset): boolean => {
  const params = new URLSearchParams(here);
  return [...new URLSearchParams(query)].every(([key, value]) => params.get(key) === value);
};

/** The address without what any preset asks for, on its first page; the reader's own filters stay. */
function paramsWithout(here: string, presets: readonly Preset[]): URLSearchParams {
  const params = new URLSearchParams(here);
  params.delete('page');
  for (const { query } of presets) {
    for (const key of new URLSearchParams(query).keys()) params.delete(key);
  }
  return params;
}

const without = (here: string, presets: readonly Preset[]): string =>
  `?${paramsWithout(here, presets).toString()}`;

/** One preset in place of another. */
function withPreset(here: string, { query }: Preset, presets: readonly Preset[]): string {
  const params = paramsWithout(here, presets);
  for (const [key, value] of new URLSearchParams(query)) params.set(key, value);
  return `?${params.toString()}`;
}
