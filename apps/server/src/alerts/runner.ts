import { DELIVERIES_AT_ONCE, type DeliveryDeps, deliverDue } from './deliver.ts';
import { type EvaluationDeps, evaluateAlerts } from './evaluate.ts';

type RunnerDeps = EvaluationDeps & DeliveryDeps;

const TURN_MS = 15_000;
/** New publications are looked for again after so long, however much is due. */
const DELIVERING_MS = 10_000;

export interface AlertRunner {
  /** Looks for new publications and due deliveries now; turns never overlap and never reject. */
  turn(): Promise<void>;
  /** Waits for the current turn. */
  close(): Promise<void>;
}

/** Sends users alerts about publications, from the start of the server to its end. */
export function startAlerts(deps: RunnerDeps): AlertRunner {
  const { failures } = deps;
  let last: Promise<void> = Promise.resolve();
  let isClosed = false;
  const deliver = async () => {
    const until = performance.now() + DELIVERING_MS;
    let isMore = true;
    while (isMore && !isClosed && performance.now() < until) {
      isMore = (await deliverDue(deps)) === DELIVERIES_AT_ONCE;
    }
  };
  const once = async () => {
    await failures.isolate({ loop: 'alerts', subject: 'publications' }, () => evaluateAlerts(deps));
    await failures.isolate({ loop: 'webhooks', subject: 'queue' }, deliver);
  };
  const turn = () => {
    last = last.then(once);
    return last;
  };
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    void turn().finally(() => {
      isBusy = false;
    });
  }, TURN_MS).unref();
  return {
    turn,
    close: () => {
      isClosed = true;
      clearInterval(timer);
      return last;
    },
  };
}
