export interface ChipItem {
  label: string;
  /** BCP 47 tag, for texts whose script does not identify the data's language. */
  lang?: string | undefined;
  href?: string;
  tone?: 'neutral' | 'accent';
}

export interface MoreChipsProps {
  /** Chips that did not fit. */
  items: readonly ChipItem[];
}
