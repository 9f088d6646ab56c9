import {
  Component,
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  Suspense,
  useState,
} from 'react';

/** A component whose code has a file of its own. `load` fetches the file ahead of the first render. */
export type LazyPart<Props> = ComponentType<Props> & { load: () => Promise<unknown> };

export interface LazyFailureProps {
  error: unknown;
  /** Renders the part again; a file that did not load is requested again. */
  retry: () => void;
}

export interface LazyPartOptions<Props> {
  /** Rendered until the code is loaded; nothing by default. */
  place?: (props: Props) => ReactNode;
  /** Rendered in place of a part that did not load or could not render. */
  failure: ComponentType<LazyFailureProps>;
}

interface PartBoundaryProps {
  children: ReactNode;
  failure: ComponentType<LazyFailureProps>;
  onFailure: () => void;
}

/** Contains the failure of one part, so that the page around it stays. */
class PartBoundary extends Component<PartBoundaryProps, { failed: { error: unknown } | null }> {
  override state: { failed: { error: unknown } | null } = { failed: null };

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  readonly #retry = () => this.setState({ failed: null });

  override render() {
    const { failed } = this.state;
    if (failed === null) return this.props.children;
    return createElement(this.props.failure, { error: failed.error, retry: this.#retry });
  }
}

/** A part's code, which may still have to be loaded. */
interface PartCode<Props> {
  current: ComponentType<Props>;
  /** Called once a failure is shown: a part renewed before that would be requested without end. */
  renew: () => void;
}

interface RenderedPartProps<Props> {
  code: PartCode<Props>;
  props: Props;
}

/** Under the boundary, so that a retry renders the renewed part. */
function CurrentPart<Props extends object>({ code, props }: RenderedPartProps<Props>) {
  const [Part] = useState(() => code.current);
  return createElement(Part, props);
}

/**
 * Splits a part of a page into a file of its own. Unlike `React.lazy` it does not keep a failed
 * load: every later mount and every retry requests the file again.
 *
 * @example
 * const Chart = lazyPart(() => import('./Chart.tsx'), { failure: ChartFailure });
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { place, failure }: LazyPartOptions<Props>,
): LazyPart<Props> {
  const fetchCode = async () => {
    const loaded = await load();
    // From now on nothing has to be waited for.
    code.current = loaded.default;
    return loaded;
  };
  // `lazy` forgets that its component takes these very props.
  const createPart = () => lazy(fetchCode) as unknown as ComponentType<Props>;
  const code: PartCode<Props> = {
    current: createPart(),
    renew: () => {
      code.current = createPart();
    },
  };
  const render = (props: Props) => (
    <PartBoundary failure={failure} onFailure={code.renew}>
      <Suspense fallback={place?.(props)}>
        <CurrentPart code={code} props={props} />
      </Suspense>
    </PartBoundary>
  );
  return Object.assign(render, { load: fetchCode });
}
