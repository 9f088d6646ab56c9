export { MethodNote } from './MethodNote.tsx';
export type { MethodNoteProps } from './types.ts';
