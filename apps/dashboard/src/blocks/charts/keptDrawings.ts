/** What the server drew in places of charts, by their names. */
const kept = new Map<string, Element>();

/** Told before the page's drawing is replaced: these stay in their places until the charts come. */
export function keepDrawings(root: Element): void {
  const drawings = [...root.querySelectorAll<HTMLElement>('[data-drawn]')];
  const byName = Map.groupBy(drawings, ({ dataset }) => dataset['drawn'] ?? '');
  for (const [name, [drawing, ...others]] of byName) {
    // Two of one name cannot be told apart.
    if (drawing !== undefined && others.length === 0) kept.set(name, drawing);
  }
}

/** Null where the server drew none. */
export const drawingOf = (name: string): Element | null => kept.get(name) ?? null;

/** Its place is gone. */
export function dropDrawing(name: string): void {
  kept.delete(name);
}
