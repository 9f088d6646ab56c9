import * as css from './Spinner.css.ts';

/** The turning ring alone, for components that announce waiting in their own way. */
export function SpinnerDrawing() {
  return (
    <svg
      className={css.drawing}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <circle className={css.track} cx="12" cy="12" r="9" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
}
