import { createGuards, type Guards } from '@litometr/auth-machine/router';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { servicesOf } from './servicesContext.ts';

/**
 * A loader that lets in who a guard of the session lets in, and leads others elsewhere. It runs in
 * the browser alone, on the first page as well: the server renders for guests.
 */
export function guarded(guard: keyof Guards) {
  const clientLoader = async (args: LoaderFunctionArgs): Promise<null> => {
    const elsewhere = await createGuards(servicesOf(args.context).session)[guard](args);
    if (elsewhere !== null) throw elsewhere;
    return null;
  };
  return Object.assign(clientLoader, { hydrate: true as const });
}
