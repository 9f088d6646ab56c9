import '@litometr/ui/theme';
import { directionOf } from '@litometr/domain';
import { themeBootScript } from '@litometr/ui';
import { type ReactNode, Suspense } from 'react';
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
} from 'react-router-dom';
import { Frame } from './app/Frame.tsx';
import { fontsOf } from './app/fontsOf.ts';
import { headTags, type Site } from './app/headTags.ts';
import { markReturningScript } from './app/markReturning.ts';
import { memoryStorageScript } from './app/memoryStorage.ts';
import { PressStyles } from './app/PressStyles.tsx';
import { STYLES_ID } from './app/pageStyles.ts';
import { RouteError } from './app/RouteError.tsx';
import { servicesContext, useServices } from './app/servicesContext.ts';

/** Null in a static build. */
export const loader = ({ context }: LoaderFunctionArgs): Site | null =>
  context.get(servicesContext)?.site ?? null;

/** Head of routes without one of their own: sign-in, the personal area, unknown addresses. */
export const meta = () => headTags(undefined, { site: null, path: '' });

/** The root's data never change while the tab is open. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const { locale, nonce, styles, textsScript } = useServices();
  return (
    // The reader's language, theme and contrast are put on both elements by scripts.
    <html lang={locale} dir={directionOf(locale)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {fontsOf(locale).map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
        ))}
        {/* With the other scripts: the app requests them only once it runs (0.4 s on a slow line). */}
        {textsScript !== null && <link rel="modulepreload" href={textsScript} />}
        <Meta />
        <PressStyles />
        {styles === null ? (
          // Styles need no nonce; browsers would hide it from hydration.
          <Links nonce="" />
        ) : (
          <style id={STYLES_ID} dangerouslySetInnerHTML={{ __html: styles }} />
        )}
      </head>
      <body suppressHydrationWarning>
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{
            __html: [memoryStorageScript, themeBootScript, markReturningScript].join(';'),
          }}
        />
        {/* After a mismatch the browser renders again up to here, not the whole document. */}
        <Suspense>{children}</Suspense>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/** Until the first page of a static build is there: what it is, and its language, only the browser knows. */
export { PageFallback as HydrateFallback } from './app/PageFallback.tsx';

export default function Root() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** Shown where the frame's own route fails; a failed page shows an error in its place. */
export function ErrorBoundary() {
  return (
    <Frame>
      <RouteError />
    </Frame>
  );
}
