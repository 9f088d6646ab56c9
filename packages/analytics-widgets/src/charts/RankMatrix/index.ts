export { RankMatrix, type RankMatrixProps } from './RankMatrix.tsx';
