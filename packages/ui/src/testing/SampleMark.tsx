import { Monogram, type MonogramProps } from '../components/Monogram/index.ts';
import { sampleColors } from './sampleMarks.css.ts';
import type { SampleId } from './samples.ts';

export type { SampleId };

const letters: Readonly<Record<SampleId, string>> = {
  litnet: 'ЛН',
  litmarket: 'ЛМ',
  litres: 'ЛР',
  authortoday: 'АТ',
  litgorod: 'ЛГ',
  bookriver: 'БР',
};

export const sampleIds: readonly SampleId[] = [
  'litnet',
  'litmarket',
  'litres',
  'authortoday',
  'litgorod',
  'bookriver',
];

export interface SampleMarkProps extends Omit<MonogramProps, 'letters' | 'color' | 'id'> {
  id: SampleId;
}

/** Renders a mark of an app that has six portals. */
export function SampleMark({ id, ...rest }: SampleMarkProps) {
  return <Monogram {...rest} letters={letters[id]} color={sampleColors[id]} />;
}
