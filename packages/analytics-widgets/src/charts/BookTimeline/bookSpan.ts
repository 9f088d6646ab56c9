/** The shape of an event's mark. */
export type TimelineShape = 'diamond' | 'circle' | 'square';

/** A book's life on the calendar. */
export interface BookSpan {
  id: string;
  label: string;
  /** Its first day, `YYYY-MM-DD`. */
  from: string;
  /** Its last day of writing; null: it is still being written. */
  to: string | null;
  /** Its current status: 'finished'. */
  status: string;
  /** Index of the status's hue; null: grey. */
  hue: number | null;
  /**
   * Events of the book, such as entering a top or a change of price; each kind has its own shape.
   */
  events: readonly { day: string; label: string; shape?: TimelineShape }[];
}
