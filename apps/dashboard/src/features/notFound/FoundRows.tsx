import { Button, Heading, Icon, Inline, Link, Spinner, Stack, Text } from '@litometr/ui';
import type { Command, CommandGroup } from '@litometr/ui/command-palette';
import * as css from './FindInstead.css.ts';

/** A row that leads somewhere: what it is, and where it belongs. */
function FoundRow({ label, description, icon, href }: Command) {
  return (
    <li className={css.item}>
      <Link href={href ?? ''} variant="quiet" className={css.row}>
        {typeof icon === 'string' ? <Icon name={icon} /> : icon}
        <span className={css.text}>
          <bdi>{label}</bdi>
          {description !== undefined && (
            <Text as="span" size="caption" tone="secondary" className={css.note}>
              <bdi>{description}</bdi>
            </Text>
          )}
        </span>
      </Link>
    </li>
  );
}

/** A group of results under its heading, with the state of their search. */
export function FoundRows({ label, items, status }: CommandGroup) {
  return (
    <Stack gap="xs" as="section">
      <Heading level={2} size="lead">
        {label}
      </Heading>
      {status?.kind === 'loading' && <Spinner label={status.text} />}
      {status?.kind === 'failed' && (
        <Inline gap="sm">
          <Text as="span" tone="secondary">
            {status.text}
          </Text>
          <Button size="sm" onPress={status.retry.onRetry}>
            {status.retry.label}
          </Button>
        </Inline>
      )}
      {items.length > 0 && (
        <ul className={css.list}>
          {items.map((command) => (
            <FoundRow key={command.id} {...command} />
          ))}
        </ul>
      )}
    </Stack>
  );
}
