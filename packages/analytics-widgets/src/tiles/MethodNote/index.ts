export { MethodNote, type MethodNoteProps } from './MethodNote.tsx';
