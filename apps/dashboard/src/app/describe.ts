/** Longest description that searchers show, in characters. */
const MAX_CHARACTERS = 200;

/**
 * The parts that are there as one description, cut where it is too long.
 *
 * @example describe('Дракон', null, 'Место по дням.') // 'Дракон. Место по дням.'
 */
export function describe(...parts: readonly (string | null)[]): string {
  const text = parts
    .map((part) => (part ?? '').replaceAll(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`))
    .join(' ');
  if (text.length <= MAX_CHARACTERS) return text;
  return `${text.slice(0, MAX_CHARACTERS - 1).trimEnd()}…`;
}
