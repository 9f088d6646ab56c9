import type { AxiosError } from 'axios';

/** What axios' own function of this name asks; with it the whole client would be fetched. */
export const isAxiosError = (error: unknown): error is AxiosError =>
  error instanceof Error && 'isAxiosError' in error && error.isAxiosError === true;
