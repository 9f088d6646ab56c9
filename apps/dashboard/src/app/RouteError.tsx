import { useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { NotFoundPage } from '../features/notFound/NotFoundPage.tsx';
import { MissingPage } from '../page/MissingPage.ts';
import { PageFailure } from './PageFailure.tsx';

/** In place of a page that could not be shown. A retry runs the page's loader and code again. */
export function RouteError() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const isMissing =
    error instanceof MissingPage || (isRouteErrorResponse(error) && error.status === 404);
  useEffect(() => {
    if (!isMissing) console.error('A page failed.', error);
  }, [isMissing, error]);
  if (isMissing) return <NotFoundPage />;
  return <PageFailure retry={() => void revalidate()} isPending={state === 'loading'} />;
}
