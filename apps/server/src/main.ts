import { ConfigError, readConfig, type ServerConfig } from './config/config.ts';
import { createLogger } from './http/logger.ts';
import { portalStates } from './measurements/state.ts';
import { openServer, type RunningServer } from './openServer.ts';
import { LogTail } from './staff/logTail.ts';

export interface MainOptions {
  /** Folder of the built dashboard; null serves the API alone. */
  dashboardFolder: string | null;
}

/**
 * A stop that takes longer than this is cut short, so that a supervisor need not kill (Docker does
 * so after ten seconds). An import stops between two statements of the store.
 */
const STOP_MS = 9_000;

const say = (line: string) => console.log(line);

/** Starts the server and runs it until a signal ends it. Exits with 1 and one line on failure. */
export async function main({ dashboardFolder }: MainOptions): Promise<void> {
  try {
    const config = readConfig(process.env);
    const logTail = new LogTail();
    const logger = createLogger(config.logLevel, logTail.beside(process.stdout));
    const server = await openServer({ config, dashboardFolder, logger, logTail, say });
    stopOnSignal(server);
    await announce(server, config);
  } catch (error) {
    console.error(oneLine(error));
    process.exit(1);
  }
}

/** Errors of the start have a message for people; any other error is printed in full. */
function oneLine(error: unknown): string {
  if (error instanceof ConfigError || (error instanceof Error && isForPeople(error))) {
    return error.message;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

const forPeople = new Set([
  'DataFolderError',
  'DataFolderBusyError',
  'ListenError',
  'AccountsStartError',
  'MeasurementsUnavailableError',
  'StoreVersionError',
  'DiskFullError',
]);
const isForPeople = (error: Error) => forPeople.has(error.name);

async function announce(server: RunningServer, config: ServerConfig): Promise<void> {
  const states = await server.measurements.read(portalStates);
  const days = states.flatMap((state) => state.dataDay ?? []).sort();
  const demo = states.filter((state) => state.demo).length;
  say('');
  say(`Литометр: ${server.address}`);
  say(`API:      ${server.address}/api/docs/`);
  say(`Data:     ${dataLine(days.at(-1), states.length, demo)} (${config.dataFolder})`);
  say(`Sign in:  ${signInLine(server)}`);
  say('Stop:     Ctrl+C');
}

function dataLine(day: string | undefined, portals: number, demo: number): string {
  if (day === undefined) return 'none yet: npm run litometr -- import <bundle>';
  const kind = demo === 0 ? '' : `, ${demo} of them with generated demo data`;
  return `up to ${day}, ${portals} portals${kind}`;
}

function signInLine({ accounts: { signIn } }: RunningServer): string {
  switch (signIn.kind) {
    case 'demo':
      return `${signIn.usernames.join(', ')}, each with the password ${signIn.password}`;
    case 'first-admin':
      return signIn.password === null
        ? `${signIn.username}, with the password of LITOMETR_ADMIN_PASSWORD`
        : `${signIn.username}, password ${signIn.password} (shown this once: keep it)`;
    case 'existing':
      return 'with the accounts of this data folder (npm run litometr -- users list)';
  }
}

function stopOnSignal(server: RunningServer): void {
  const stop = (signal: NodeJS.Signals) => {
    say(`Stopping (${signal})…`);
    const late = setTimeout(() => {
      console.error('Stopped before all calls had ended.');
      process.exit(1);
    }, STOP_MS);
    server.close().then(
      () => {
        clearTimeout(late);
        process.exit(0);
      },
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
}
