export { BookCover, type BookCoverProps } from './BookCover.tsx';
export { coverHue } from './cloth.ts';
