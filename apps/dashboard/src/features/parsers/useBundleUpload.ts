import { imports, parsers, uploadImport } from '@litometr/api-contract';
import { showToast } from '@litometr/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { isCancel } from 'axios';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { failureOf } from '../../api/failure.ts';
import { refusalOf } from '../../api/refusal.ts';
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
  const [sending, setSending] = useState<Sending | null>(null);
  const [error, setError] = useState<string | null>(null);
  const under = useRef<AbortController | null>(null);
  useEffect(() => () => under.current?.abort(), []);

  const send = useCallback(
    (file: File, skipBadRows: boolean) => {
      if (under.current !== null) return;
      const controller = new AbortController();
      under.current = controller;
      setError(null);
      setSending({ name: file.name, done: 0 });
      const skip = skipBadRows ? ('true' as const) : ('false' as const);
      transfer
        .send(uploadImport, { query: { skip_bad_rows: skip } }, file, {
          signal: controller.signal,
          onProgress: (share) => setSending({ name: file.name, done: Math.round(share * 100) }),
        })
        .then(
          ({ id }) => {
            showToast({ tone: 'success', title: t(messages.sent) });
            onBegun(id);
          },
          (reason: unknown) => {
            if (isCancel(reason)) {
              showToast({ tone: 'info', title: t(messages.stopped) });
              return;
            }
            const known = textOf(reason);
            const failed = { ok: false, failure: failureOf(reason), refusal: refusalOf(reason) };
            setError(known === null ? refusalText({ ...failed, ok: false }) : t(known));
          },
        )
        .finally(() => {
          under.current = null;
          setSending(null);
          const shown = new Set([imports.id, parsers.id]);
          void queryClient.invalidateQueries({
            predicate: ({ queryKey: [id] }) => typeof id === 'string' && shown.has(id),
          });
        });
    },
    [transfer, queryClient, refusalText, onBegun, t],
  );
  return { sending, error, send, stop: () => under.current?.abort() };
}
