import { useLocation } from 'react-router-dom';

type Here = (id: string, choices?: Readonly<Record<string, string>>) => string;

/** Addresses of parts of the page as it stands, with the choices that show such a part. */
export function useHere(): Here {
  const { search } = useLocation();
  return (id, choices = {}) => {
    const params = new URLSearchParams(search);
    for (const [key, value] of Object.entries(choices)) params.set(key, value);
    return `${params.size === 0 ? '' : `?${params.toString()}`}#${id}`;
  };
}
