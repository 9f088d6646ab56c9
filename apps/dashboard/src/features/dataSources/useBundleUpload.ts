import { imports, parsers, uploadImport } from '@litometr/api-contract';
import { showToast } from '@litometr/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isCancel } from 'axios';
import { useEffect, useRef, useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { failureOf } from '../../api/failure.ts';
import { refusalOf } from '../../api/refusal.ts';
import { invalidateEndpoints } from '../../api/useEndpointMutation.ts';
import { useRefusalText } from '../../api/useRefusalText.ts';
import { useTransfer } from '../../api/useTransfer.ts';
import { importsMessages as messages } from './imports.messages.ts';

interface Sending {
  name: string;
  /** In percent. */
  done: number;
}

const byStatus: Readonly<Record<number, MessageDescriptor>> = {
  413: messages.tooLarge,
  415: messages.noArchive,
  429: messages.busy,
  507: messages.diskFull,
};

/**
 * A 400 names the body where it is not an archive, and has only a message where it was incomplete.
 */
function textOf(error: unknown): MessageDescriptor | null {
  const refusal = refusalOf(error);
  if (refusal?.status === 400) {
    return 'body' in refusal.fields ? messages.noArchive : messages.cutOff;
  }
  return (refusal && byStatus[refusal.status]) ?? null;
}

interface Upload {
  file: File;
  skipBadRows: boolean;
  signal: AbortSignal;
}

export interface BundleUpload {
  sending: Sending | null;
  /** Why the last one was not sent. */
  error: string | null;
  send: (file: File, skipBadRows: boolean) => void;
  stop: () => void;
}

/** Sends one archive at a time; leaving the page gives it up. */
export function useBundleUpload(onBegun: (id: string) => void): BundleUpload {
  const { formatMessage: t } = useIntl();
  const transfer = useTransfer();
  const queryClient = useQueryClient();
  const refusalText = useRefusalText();
  /** Of the archive that is being sent, in percent. */
  const [done, setDone] = useState(0);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: ({ file, skipBadRows, signal }: Upload) =>
      transfer.send(
        uploadImport,
        { query: { skip_bad_rows: skipBadRows ? 'true' : 'false' } },
        file,
        { signal, onProgress: (share) => setDone(Math.round(share * 100)) },
      ),
    onSuccess: ({ id }) => {
      showToast({ tone: 'success', title: t(messages.sent) });
      onBegun(id);
    },
    onError: (reason) => {
      if (isCancel(reason)) showToast({ tone: 'info', title: t(messages.stopped) });
    },
    onSettled: () => {
      controller.current = null;
      invalidateEndpoints(queryClient, [imports, parsers]);
    },
  });
  const errorText = (reason: unknown): string => {
    const known = textOf(reason);
    if (known !== null) return t(known);
    return refusalText({ ok: false, failure: failureOf(reason), refusal: refusalOf(reason) });
  };
  return {
    sending: isPending ? { name: variables.file.name, done } : null,
    error: error === null || isCancel(error) ? null : errorText(error),
    send: (file, skipBadRows) => {
      if (controller.current !== null) return;
      controller.current = new AbortController();
      setDone(0);
      mutate({ file, skipBadRows, signal: controller.current.signal });
    },
    stop: () => controller.current?.abort(),
  };
}
