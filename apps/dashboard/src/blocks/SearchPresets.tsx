import { Chip, Inline } from '@litometr/ui';
import { useLocation } from 'react-router-dom';
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx';

interface Preset {
  id: string;
  label: string;
  /** The query string of the preset: `price=..150&sort=-momentum`. */
  query: string;
}

interface SearchPresetsProps extends SearchBoxProps {
  /** Common searches. */
  presets: readonly Preset[];
}

/** The controls of a search page: a text field, and presets for common searches. */
export function SearchPresets({ presets, ...search }: SearchPresetsProps) {
  const { search: here } = useLocation();
  return (
    <Inline gap="sm">
      <SearchBox {...search} />
      {presets.map((preset) => {
        const isActive = isPresetActive(here, preset);
        return (
          <Chip
            key={preset.id}
            href={isActive ? without(here, presets) : withPreset(here, preset, presets)}
            {...(isActive && { tone: 'accent', 'aria-current': 'true' })}
          >
            {preset.label}
          </Chip>
        );
      })}
    </Inline>
  );
}

const isPresetActive = (here: string, { query }: Preset): boolean => {
  const params = new URLSearchParams(here);
  return [...new URLSearchParams(query)].every(([key, value]) => params.get(key) === value);
};

/** Returns the parameters without those of any preset and without the page; other filters stay. */
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
