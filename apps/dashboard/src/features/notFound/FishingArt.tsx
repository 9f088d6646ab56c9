import * as css from './FishingArt.css.ts';

/** A fishing rod over an open book: the illustration of the not-found page, in theme colours. */
export function FishingArt() {
  return (
    <svg className={css.root} viewBox="0 0 240 140" fill="none" aria-hidden="true">
      <g className={css.ink}>
        <path d="M40 118c22-10 52-10 78 4 26-14 56-14 78-4V62c-22-10-52-10-78 4-26-14-56-14-78-4z" />
        <path d="M118 66v56" />
        <path d="M54 74c16-5 34-4 50 3M54 86c16-5 34-4 50 3M54 98c16-5 34-4 50 3" />
        <path d="M132 77c16-7 34-8 50-3M132 101c16-7 34-8 50-3" />
      </g>
      <g className={css.accent}>
        <path d="M214 128 150 14" />
        <path d="M150 14c-2 22-2 44 0 66" />
        <path d="M150 80c0 7-9 8-10 1" />
        <path d="M140 46h20l-3 9h-14z" />
        <path d="m140 46 3-9 5 6 2-8 2 8 5-6 3 9" />
      </g>
    </svg>
  );
}
