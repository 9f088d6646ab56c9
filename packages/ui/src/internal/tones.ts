/** Meaning of a message or a mark. */
export type Tone = 'success' | 'info' | 'warning' | 'danger';

export const tones = ['success', 'info', 'warning', 'danger'] as const satisfies readonly Tone[];
