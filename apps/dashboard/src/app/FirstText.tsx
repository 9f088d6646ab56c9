import { Heading, Skeleton, Stack, Text } from '@litometr/ui';
import * as css from '../page/PageHead.css.ts';

/** What stands in the page's place before any script has run; the server writes the route's own. */
export function FirstText({ heading, lead }: { heading: string; lead: string }) {
  return (
    <Stack gap="lg">
      <Stack as="header" gap="sm" className={css.root}>
        <div className={css.line}>
          <Heading level={1} id="first-heading">
            {heading}
          </Heading>
        </div>
        <Text size="lead" family="display" tone="secondary" className={css.lead} id="first-lead">
          {lead}
        </Text>
      </Stack>
      <div aria-hidden>
        <Skeleton shape="block" blockSize="100vh" />
      </div>
    </Stack>
  );
}
