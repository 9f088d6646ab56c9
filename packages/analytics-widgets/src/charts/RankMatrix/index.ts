export type { MatrixTint } from './matrixTint.ts';
export { RankMatrix, type RankMatrixProps } from './RankMatrix.tsx';
