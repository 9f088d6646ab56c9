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
  // The server that answers is this program: it announced itself in the folder, and the token
  // is its own. Its results have the types that the local operations have.
  const ask = async <Result, Progress>(request: ControlRequest, listener?: Listener<Progress>) =>
    (await converse(server, request, listener)) as Result;
  return {
    import: (request, listener) => ask({ operation: 'import', ...request }, listener),
    demo: (action) => ask({ operation: 'demo', action }),
    users: (command) => ask({ operation: 'users', command }),
    doctor: (options) => ask({ operation: 'doctor', ...options }),
    export: (request) => ask({ operation: 'export', ...request }),
    backup: (request) => ask({ operation: 'backup', ...request }),
    restore: (request) => ask({ operation: 'restore', ...request }),
    retention: (request) => ask({ operation: 'retention', ...request }),
    collect: (request, listener) => ask({ operation: 'collect', ...request }, listener),
    collectors: (request) => ask({ operation: 'collectors', ...request }),
  };
}

/** Whether a server answers at the place that the folder's `server.json` tells. */
export async function answersAt(server: ServerInfo): Promise<boolean> {
  try {
    const response = await post(server, '{}');
    await response.body?.cancel();
    return response.status === 400;
  } catch {
    // Nobody listens: what stands in the file was left behind.
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
