/** What a message or a mark means. */
export type Tone = 'success' | 'info' | 'warning' | 'danger';

export const tones = ['success', 'info', 'warning', 'danger'] as const satisfies readonly Tone[];
