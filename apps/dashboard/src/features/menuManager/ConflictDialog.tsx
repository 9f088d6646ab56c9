import { useFormats } from '@litometr/analytics-widgets';
import type { MenuEntry } from '@litometr/api-contract';
import { Button, Heading, SegmentedControl, Stack, Text } from '@litometr/ui';
import { Dialog } from '@litometr/ui/dialog';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { formMessages } from '../../blocks/form.messages.ts';
import { ChangeList } from './ChangeList.tsx';
import * as css from './MenuManager.css.ts';
import { type Clash, clashesOf, merged, type Side } from './model/merge.ts';
import { useMenuText } from './useMenuText.ts';
import type { Conflict } from './useWorkspace.ts';
import { versionMessages as messages } from './versions.messages.ts';

export interface ConflictDialogProps {
  conflict: Conflict;
  isBusy: boolean;
  onSettle: (entries: readonly MenuEntry[]) => void;
  onPostpone: () => void;
}

/** Two versions of the menu: the user chooses one of them, or merges them entry by entry. */
export function ConflictDialog({ conflict, isBusy, onSettle, onPostpone }: ConflictDialogProps) {
  const { formatMessage: t } = useIntl();
  const { formatInstant } = useFormats();
  const [chosen, setChosen] = useState<ReadonlyMap<string, Side>>(new Map());
  const { versions, author, at } = conflict;
  const { base, mine, theirs } = versions;
  const clashes = clashesOf(versions);
  const by = { author: author ?? t(messages.byServer), when: formatInstant(at) };
  return (
    <Dialog
      title={t(messages.conflictTitle)}
      description={t(messages.conflictText)}
      size="lg"
      isOpen
      isDismissable={false}
      onOpenChange={(open) => {
        if (!open) onPostpone();
      }}
      footer={
        <>
          <Button onPress={onPostpone}>{t(formMessages.cancel)}</Button>
          <Button isDisabled={isBusy} onPress={() => onSettle(theirs)}>
            {t(messages.takeTheirs)}
          </Button>
          <Button isDisabled={isBusy} onPress={() => onSettle(mine)}>
            {t(messages.takeMine)}
          </Button>
          <Button
            variant="primary"
            isPending={isBusy}
            onPress={() => onSettle(merged(versions, chosen))}
          >
            {t(messages.merge)}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        <Text tone="secondary">{t(messages.conflictBy, by)}</Text>
        <div className={css.sides}>
          <Stack as="section" gap="sm">
            <Heading level={3} size="lead">
              {t(messages.myChanges)}
            </Heading>
            <ChangeList label={t(messages.myChanges)} before={base} after={mine} />
          </Stack>
          <Stack as="section" gap="sm">
            <Heading level={3} size="lead">
              {t(messages.theirChanges)}
            </Heading>
            <ChangeList label={t(messages.theirChanges)} before={base} after={theirs} />
          </Stack>
        </div>
        {clashes.length === 0 ? (
          <Text>{t(messages.noClash)}</Text>
        ) : (
          <Stack as="section" gap="sm">
            <Heading level={3} size="lead">
              {t(messages.decide)}
            </Heading>
            {clashes.map((clash) => (
              <ClashRow
                key={clash.key}
                clash={clash}
                side={chosen.get(clash.key) ?? 'mine'}
                onChoose={(side) => setChosen(new Map([...chosen, [clash.key, side]]))}
              />
            ))}
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}

interface ClashRowProps {
  clash: Clash;
  side: Side;
  onChoose: (side: Side) => void;
}

function ClashRow({ clash, side, onChoose }: ClashRowProps) {
  const { formatMessage: t } = useIntl();
  const menuText = useMenuText();
  const { base, mine, theirs } = clash;
  const entry = base ?? mine ?? theirs;
  const name = entry === null ? clash.key : menuText.name(entry);
  const chosen = side === 'mine' ? mine : theirs;
  return (
    <div className={css.clash}>
      <SegmentedControl
        label={name}
        labelHidden={false}
        size="sm"
        options={[
          { id: 'mine', label: t(messages.mine) },
          { id: 'theirs', label: t(messages.theirs) },
        ]}
        value={side}
        onChange={onChoose}
      />
      <Text as="span" tone="secondary">
        {chosen === null ? t(messages.gone) : menuText.name(chosen)}
      </Text>
    </div>
  );
}
