import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AxiosError, AxiosHeaders, CanceledError } from 'axios';
import { expect, it, vi } from 'vitest';
import type { SendOptions, Transfer } from '../../api/transfer.ts';
import { TransferContext } from '../../api/useTransfer.ts';
import { LocaleProvider, StringsProvider } from '../../i18n/LocaleProvider.tsx';
import { UploadPart } from './UploadPart.tsx';
import { useBundleUpload } from './useBundleUpload.ts';

const bundle = new File(['PK'], 'litnet.zip');
const RUN = '6f1b3c1e-8f0e-4c55-9c7a-0d8a1f0b2c3d';

interface Sent extends SendOptions {
  input: unknown;
  take: () => void;
  fail: (reason: unknown) => void;
}

function Screen({ onBegun }: { onBegun: (id: string) => void }) {
  return <UploadPart upload={useBundleUpload(onBegun)} />;
}

function open() {
  const sent: Sent[] = [];
  const transfer: Transfer = {
    send: (_, input, __, options) =>
      new Promise((take, fail) => {
        // The response of `uploadImport`; the flow is the same for any endpoint.
        sent.push({ ...options, input, fail, take: () => take({ id: RUN } as never) });
        options.signal.addEventListener('abort', () => fail(new CanceledError()));
      }),
    listen: () => Promise.reject(new Error('This test opens no stream.')),
  };
  const onBegun = vi.fn();
  const { container, unmount } = render(
    <LocaleProvider initialLocale="ru">
      <StringsProvider navigate={() => undefined}>
        <QueryClientProvider client={new QueryClient()}>
          <TransferContext value={transfer}>
            <Screen onBegun={onBegun} />
          </TransferContext>
        </QueryClientProvider>
      </StringsProvider>
    </LocaleProvider>,
  );
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('The file input is missing.');
  const last = () => {
    const found = sent.at(-1);
    if (found === undefined) throw new Error('Nothing was sent.');
    return found;
  };
  return { sent, last, onBegun, unmount, choose: () => userEvent.upload(input, bundle) };
}

const refused = (status: number, data: unknown = {}) =>
  new AxiosError('refused', undefined, undefined, undefined, {
    status,
    data,
    statusText: '',
    headers: {},
    config: { headers: new AxiosHeaders() },
  });
const going = () => screen.queryByRole('progressbar');
/** Settles a response, and waits until it is shown. */
const settle = async (response: () => void) => {
  act(response);
  await waitFor(() => expect(going()).toBeNull());
};

it('reports the progress of an archive and continues with its import', async () => {
  const { sent, last, onBegun, choose } = open();
  await userEvent.click(screen.getByRole('checkbox'));
  await choose();
  expect(last().input).toEqual({ query: { skip_bad_rows: 'true' } });
  act(() => last().onProgress(0.424));
  expect(going()).toHaveProperty('ariaValueNow', '42');
  // One at a time.
  await choose();
  expect(sent).toHaveLength(1);
  await settle(() => last().take());
  expect(onBegun.mock.calls).toEqual([[RUN]]);
});

it('is aborted by the button and by leaving the page; the next upload is independent', async () => {
  const { sent, last, onBegun, choose, unmount } = open();
  await choose();
  await userEvent.click(screen.getByRole('button', { name: 'Прервать' }));
  expect(last().signal.aborted).toBe(true);
  expect(going()).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  await choose();
  expect(sent).toHaveLength(2);
  expect(last().signal.aborted).toBe(false);
  unmount();
  expect(last().signal.aborted).toBe(true);
  expect(onBegun).not.toHaveBeenCalled();
});

it.each([
  [413, {}, /больше, чем принимает сервер/],
  [415, {}, /не архив/],
  [400, { body: ['no archive'] }, /не архив/],
  [400, { detail: 'cut' }, /не дошёл целиком/],
  [429, {}, /ждут очереди/],
  [507, {}, /нет места/],
])('says of %i %o what to do, until it is sent again', async (status, data, text) => {
  const { last, onBegun, choose } = open();
  await choose();
  await settle(() => last().fail(refused(status, data)));
  expect(screen.getByText(text)).toBeTruthy();
  await choose();
  expect(screen.queryByText(text)).toBeNull();
  await settle(() => last().take());
  expect(onBegun).toHaveBeenCalledOnce();
});
