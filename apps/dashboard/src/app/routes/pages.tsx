import { Outlet } from 'react-router-dom';

export { RouteError as ErrorBoundary } from '../RouteError.tsx';

/** Wraps every page: a failed one shows an error in its place, and the shell keeps working. */
export default function Pages() {
  return <Outlet />;
}
