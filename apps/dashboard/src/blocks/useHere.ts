import { useLocation } from 'react-router-dom';

type Here = (id: string, choices?: Readonly<Record<string, string>>) => string;

/**
 * Returns links to parts of the current page: its URL with the given choices. They lead to the
 * first page, since another order puts other rows on the other pages.
 */
export function useHere(): Here {
  const { search } = useLocation();
  return (id, choices = {}) => {
    const params = new URLSearchParams(search);
    if (Object.keys(choices).length > 0) params.delete('page');
    for (const [key, value] of Object.entries(choices)) params.set(key, value);
    return `${params.size === 0 ? '' : `?${params.toString()}`}#${id}`;
  };
}
