import { DEFAULT_LOCALE, isLocale } from '@litometr/domain';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter, RouterContextProvider } from 'react-router-dom';
import { allowEmptying } from './app/allowEmptying.ts';
import { createServices } from './app/services.ts';
import { ServicesContext, servicesContext } from './app/servicesContext.ts';
import { loadTexts } from './i18n/loadTexts.ts';

allowEmptying();

/** Hydrates the page in the language that the server rendered; the reader's other one comes after. */
async function start(): Promise<void> {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : DEFAULT_LOCALE;
  const services = createServices({
    locale,
    localeTexts: await loadTexts(locale),
  });
  // The session itself logs a failed restore; the page continues for a guest.
  void services.session.start().catch(() => undefined);
  const getContext = () => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    return context;
  };
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <ServicesContext value={services}>
          <HydratedRouter getContext={getContext} />
        </ServicesContext>
      </StrictMode>,
    );
  });
}

void start();
