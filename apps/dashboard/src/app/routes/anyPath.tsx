import { statusOf } from '@litometr/auth-machine';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { guarded } from '../guards.ts';
import { MenuScreen } from '../MenuScreen.tsx';
import { servicesOf } from '../servicesContext.ts';

const requireSession = guarded('requireSession');

/** To a guest nothing is here. */
export const loader = () => data(null, { status: 404 });

/** An entry of the server's menu may lead anywhere: who is signed in waits for their menu. */
export async function clientLoader(args: LoaderFunctionArgs): Promise<null> {
  const { session } = servicesOf(args.context);
  await session.ready(args.request.signal);
  if (statusOf(session.actor.getSnapshot()) === 'signedIn') await requireSession(args);
  return null;
}

export default MenuScreen;
