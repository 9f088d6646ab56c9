import { useLocation } from 'react-router-dom';

type Here = (id: string, choices?: Readonly<Record<string, string>>) => string;

/**
 * Addresses of parts of the page as it stands, with the choices that show such a part: on its first
 * page, for another order has other rows on the others.
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
