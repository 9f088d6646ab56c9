import { type DeliveryDeps, deliverDue } from './deliver.ts';
import { type EvaluationDeps, evaluateAlerts } from './evaluate.ts';

type RunnerDeps = EvaluationDeps &
  DeliveryDeps & {
    /** Hears what failed; it is tried again with the next turn. */
    onError: (error: unknown) => void;
  };

const TURN_MS = 15_000;

export interface AlertRunner {
  /** Looks for new publications and due deliveries now; turns never overlap. */
  turn(): Promise<void>;
  /** Waits for the turn under way. */
  close(): Promise<void>;
}

/** Tells users what publications bring, from the start of the server to its end. */
export function startAlerts(deps: RunnerDeps): AlertRunner {
  let last: Promise<void> = Promise.resolve();
  const once = async () => {
    await evaluateAlerts(deps);
    await deliverDue(deps);
  };
  const turn = () => {
    last = last.then(() => once().catch(deps.onError));
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
      clearInterval(timer);
      return last;
    },
  };
}
