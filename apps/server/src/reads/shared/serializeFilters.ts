/** Serializes the filters of a query as the URL writes them. */
export function serializeFilters(query: object): Record<string, string | number> {
  const written: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(query) as [string, unknown][]) {
    if (typeof value === 'string' || typeof value === 'number') written[name] = value;
    else if (typeof value === 'boolean') written[name] = value ? 'yes' : 'no';
    else if (Array.isArray(value)) written[name] = value.join(',');
    else if (isRange(value)) written[name] = `${value.from ?? ''}..${value.to ?? ''}`;
  }
  return written;
}

interface Ends {
  from: string | number | null;
  to: string | number | null;
}

const isRange = (value: unknown): value is Ends =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value;
