import { createContext as createReactContext, use } from 'react';
import { createContext, type RouterContextProvider } from 'react-router-dom';
import type { Services } from './services.ts';

/** The services for route loaders; null while a static page is built, which loads nothing. */
export const servicesContext = createContext<Services | null>(null);

/** @throws where no services were provided */
export function servicesOf(context: Readonly<RouterContextProvider>): Services {
  const services = context.get(servicesContext);
  if (services === null) throw new Error('This loader runs without the services of a page.');
  return services;
}

/** The services for components. */
export const ServicesContext = createReactContext<Services | null>(null);

export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) {
    throw new Error(
      'There are no services here: the entry files put <ServicesContext value={…}> around the app.',
    );
  }
  return services;
}
