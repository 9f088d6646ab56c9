import '@litometr/ui/theme';
import { createGuards } from '@litometr/auth-machine/router';
import { startTransition } from 'react';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { allowEmptying } from './app/allowEmptying.ts';
import { createRoot } from './app/createRoot.ts';
import { firstPage } from './app/firstPage.ts';
import { standInPieces } from './app/fold/standInPieces.ts';
import { askForMenuOnNavigation } from './app/menuOnNavigation.ts';
import { createRoutes } from './app/routes.tsx';
import { createServices } from './app/services.ts';
import { takeAnswers } from './app/takeAnswers.ts';
import { warmLinks } from './app/warmLinks.ts';
import { keepDrawings } from './blocks/charts/keptDrawings.ts';
import { paths } from './domain/paths.ts';
import { loadMessages } from './i18n/loadMessages.ts';
import { readLocale } from './i18n/localeStorage.ts';
import { tellDocument } from './i18n/tellDocument.ts';

allowEmptying();
const locale = readLocale();
tellDocument(locale);

const root = document.getElementById('root');
if (root === null)
  throw new Error('The page has no #root: index.html and the app do not belong together.');

/** Starting is long: between its steps the page that was drawn before answers its reader. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * A function of its own, not an `await` of the module: what loads here may import from this very
 * chunk, and would wait for it to end while it waits for them.
 */
async function start(into: HTMLElement): Promise<void> {
  await pause();
  const services = createServices({
    onSignedOut: () => void router.navigate(paths.home, { replace: true }),
  });
  const { session } = services;
  // A failed restore is logged by the session itself; the page goes on as a guest's.
  void session.start().catch(() => undefined);
  await pause();
  const routes = createRoutes({ reads: services, session, guards: createGuards(session) });
  await takeAnswers(routes, services, pause);
  const router = createBrowserRouter(routes);
  askForMenuOnNavigation(router, session);
  warmLinks(routes);
  const messages = await loadMessages(locale).catch((error: unknown) => {
    // Better the page in Russian, its default, than no page.
    console.error(`The texts of ${locale} could not be loaded.`, error);
    return {};
  });
  // What was drawn before stays until there is as much to take its place.
  await firstPage(router, services.queryClient);
  const stand = into.dataset['prerendered'] === 'page' ? standInPieces(into) : null;
  keepDrawings(into);
  const app = createRoot(into);
  // In slices, between which the page stays alive; all of it shows at once.
  startTransition(() => {
    app.render(
      <App
        services={services}
        router={router}
        locale={locale}
        messages={messages}
        onShown={() => {
          into.removeAttribute('data-prerendered');
          stand?.();
          // Without them the page is whole, and the next visit tries again.
          void import('./app/afterShown.ts')
            .then(({ afterShown }) => afterShown(router, routes, services))
            .catch(() => undefined);
        }}
      />,
    );
  });
}

void start(root);
