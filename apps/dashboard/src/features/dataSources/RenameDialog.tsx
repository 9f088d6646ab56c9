import {
  addRename,
  type PortalSlug,
  type RenameKind,
  renameKinds,
  renamePreview,
  renameProblem,
  renames,
} from '@litometr/api-contract';
import { portalSlugs } from '@litometr/domain';
import { SegmentedControl } from '@litometr/ui';
import { TextField } from '@litometr/ui/form';
import { Select } from '@litometr/ui/select';
import { showToast } from '@litometr/ui/toast';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useEndpointMutation } from '../../api/useEndpointMutation.ts';
import { useOwn } from '../../api/useOwn.ts';
import { useRefusalText } from '../../api/useRefusalText.ts';
import { FormDialog } from '../../blocks/FormDialog.tsx';
import { useDomain } from '../../domain/useDomain.ts';
import { NameField } from './NameField.tsx';
import { problemTexts, RenamePreview } from './RenamePreview.tsx';
import { renamesMessages as messages } from './renames.messages.ts';

const NOTE_MAX = 1_000;

interface Choice {
  portal: PortalSlug;
  kind: RenameKind;
  former: number | null;
  present: number | null;
}

/** Chooses two names of a genre or author, shows what counting them as one changes, and sets it. */
export function RenameDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage: t } = useIntl();
  const domain = useDomain();
  const adding = useEndpointMutation(addRename, [renames]);
  const refusalText = useRefusalText();
  const [choice, setChoice] = useState<Choice>({
    portal: portalSlugs[0],
    kind: 'genre',
    former: null,
    present: null,
  });
  const { portal, kind, former, present } = choice;
  const choose = (part: Partial<Choice>) => setChoice((before) => ({ ...before, ...part }));
  const isChosen = former !== null && present !== null;
  const preview = useOwn(
    renamePreview,
    { params: { portal, kind, former: String(former), present: String(present) } },
    { enabled: isChosen },
  );
  const send = async (names: { former: number; present: number }, note: string) => {
    const body = { portal, kind, ...names, note: note === '' ? null : note };
    const outcome = await adding.send({ body });
    if (outcome.ok) showToast({ tone: 'success', title: t(messages.added) });
    return outcome;
  };
  const fields = `${portal} ${kind}`;
  return (
    <FormDialog
      title={t(messages.add)}
      description={t(messages.help)}
      size="md"
      submit={t(messages.addSubmit)}
      refusal={(failed) => {
        const problem = renameProblem.safeParse(failed.refusal?.code);
        return problem.success ? t(problemTexts[problem.data]) : refusalText(failed);
      }}
      onSend={(text) => {
        if (former === null || present === null || preview.data?.problem != null) return null;
        return send({ former, present }, text('note').trim());
      }}
      onClose={onClose}
    >
      <Select
        label={t(messages.portal)}
        options={portalSlugs.map((id) => ({ id, label: domain.portal(id) }))}
        value={portal}
        onChange={(id) =>
          choose({
            portal: portalSlugs.find((each) => each === id) ?? portal,
            former: null,
            present: null,
          })
        }
      />
      <SegmentedControl
        label={t(messages.kind)}
        labelHidden={false}
        options={renameKinds.map((id) => ({ id, label: t(messages[id]) }))}
        value={kind}
        onChange={(id) => choose({ kind: id, former: null, present: null })}
      />
      <NameField
        key={`former ${fields}`}
        label={t(messages.former)}
        portal={portal}
        kind={kind}
        onChange={(id) => choose({ former: id })}
      />
      <NameField
        key={`present ${fields}`}
        label={t(messages.present)}
        portal={portal}
        kind={kind}
        onChange={(id) => choose({ present: id })}
      />
      {isChosen && (
        <RenamePreview
          preview={preview.data}
          hasFailed={preview.isError}
          onRetry={() => void preview.refetch()}
        />
      )}
      <TextField name="note" label={t(messages.note)} maxLength={NOTE_MAX} hasCounter multiline />
    </FormDialog>
  );
}
