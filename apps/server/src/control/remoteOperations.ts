import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { ServerInfo } from '../dataFolder/serverInfo.ts';
import type { Listener, Operations } from './operations.ts';
import { type ControlRequest, controlMessage } from './requests.ts';

/** The server said why it cannot do that. */
export class RemoteError extends Error {
  override name = 'RemoteError';
  readonly mistake: boolean;

  constructor(message: string, mistake: boolean) {
    super(message);
    this.mistake = mistake;
  }
}

/** The operations of the server that holds the folder. */
export function remoteOperations(server: ServerInfo): Operations {
  // The responding server is this program: it announced itself in the folder, and the token is its
  // own. Its results have the types of the local operations.
  const send = async <Result, Progress>(request: ControlRequest, listener?: Listener<Progress>) =>
    (await converse(server, request, listener)) as Result;
  return {
    import: (request, listener) => send({ operation: 'import', ...request }, listener),
    demo: (action) => send({ operation: 'demo', action }),
    users: (command) => send({ operation: 'users', command }),
    doctor: (options) => send({ operation: 'doctor', ...options }),
    export: (request) => send({ operation: 'export', ...request }),
    backup: (request) => send({ operation: 'backup', ...request }),
    restore: (request) => send({ operation: 'restore', ...request }),
    retention: (request) => send({ operation: 'retention', ...request }),
    collect: (request, listener) => send({ operation: 'collect', ...request }, listener),
    collectors: (request) => send({ operation: 'collectors', ...request }),
  };
}

/** True when a server responds at the address in the folder's `server.json`. */
export async function isResponding(server: ServerInfo): Promise<boolean> {
  try {
    const response = await post(server, '{}');
    await response.body?.cancel();
    return response.status === 400;
  } catch {
    // No server listens there: the file was left by a killed one.
    return false;
  }
}

function post({ control }: ServerInfo, body: string, signal?: AbortSignal): Promise<Response> {
  return fetch(`http://127.0.0.1:${control.port}/operations`, {
    method: 'POST',
    headers: { authorization: `Bearer ${control.token}`, 'content-type': 'application/json' },
    body,
    signal,
  });
}

async function converse<Progress>(
  server: ServerInfo,
  request: ControlRequest,
  { signal, onProgress }: Listener<Progress> = {},
): Promise<unknown> {
  const response = await post(server, JSON.stringify(request), signal);
  if (!response.ok || response.body === null) {
    throw new RemoteError(`The server refused the command with ${response.status}.`, false);
  }
  const body = Readable.fromWeb(response.body as ReadableStream<Uint8Array>);
  for await (const line of createInterface({ input: body })) {
    const message = controlMessage.parse(JSON.parse(line));
    if (message.type === 'progress') onProgress?.(message.progress as Progress);
    if (message.type === 'result') return message.result;
    if (message.type === 'error') throw new RemoteError(message.message, message.mistake);
  }
  throw new RemoteError('The server ended before the command was done.', false);
}
