export { TagMatrix, type TagMatrixProps, type TagPair } from './TagMatrix.tsx';
