export { BookCover, type BookCoverProps } from './BookCover.tsx';
