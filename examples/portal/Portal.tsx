'use client';

import { WidgetsProvider } from '@litometr/analytics-widgets';
import { en as widgetStrings } from '@litometr/analytics-widgets/strings/en';
import { SessionProvider } from '@litometr/auth-machine/react';
import {
  applyTheme,
  Button,
  Grid,
  Heading,
  Inline,
  Stack,
  ToastRegion,
  UiProvider,
} from '@litometr/ui';
import { en as uiStrings } from '@litometr/ui/strings/en';
import { useEffect } from 'react';
import { type Book, BooksTable } from './BooksTable';
import { Charts } from './Charts';
import { SignIn } from './SignIn';
import { session } from './session';

/**
 * The page of a small portal.
 *
 * @param books what the server has loaded; without them the table loads its rows by itself
 */
export function Portal({ books }: { books?: readonly Book[] }) {
  useEffect(() => {
    session.start().catch(console.error);
  }, []);
  return (
    <SessionProvider session={session}>
      <UiProvider locale="en" strings={uiStrings}>
        <WidgetsProvider locale="en" timeZone="UTC" currency="USD" strings={widgetStrings}>
          <main>
            <Stack gap="lg">
              <Inline justify="between">
                <Heading level={1}>Books of the week</Heading>
                <Inline>
                  <Button onPress={() => applyTheme('light')}>Light</Button>
                  <Button onPress={() => applyTheme('dark')}>Dark</Button>
                </Inline>
              </Inline>
              <SignIn />
              <BooksTable books={books} />
              <Grid min="320px">
                <Charts />
              </Grid>
            </Stack>
          </main>
          <ToastRegion />
        </WidgetsProvider>
      </UiProvider>
    </SessionProvider>
  );
}
