import type { ReactNode } from 'react';
import { Facts } from './Facts.tsx';

interface AnatomyProps {
  /** Each part by its name, in reading order: `{ 'Title': 'A sentence with the answer in it.' }`. */
  parts: Readonly<Record<string, ReactNode>>;
}

/** The parts of a component, each with its purpose. */
export function Anatomy({ parts }: AnatomyProps) {
  return <Facts head={['Part', 'What it shows']} rows={Object.entries(parts)} />;
}
