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
  onFailure: (error: unknown) => void;
}

/** Contains the failure of one part, so that the page around it stays. */
class PartBoundary extends Component<PartBoundaryProps, { failed: { error: unknown } | null }> {
  override state: { failed: { error: unknown } | null } = { failed: null };

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error);
  }

  readonly #retry = () => this.setState({ failed: null });

  override render() {
    const { failed } = this.state;
    if (failed === null) return this.props.children;
    return createElement(this.props.failure, { error: failed.error, retry: this.#retry });
  }
}

/** A part's code, which may still have to be loaded. */
class PartCode<Props extends object> {
  readonly #load: () => Promise<{ default: ComponentType<Props> }>;
  #part: ComponentType<Props>;

  constructor(load: () => Promise<{ default: ComponentType<Props> }>) {
    this.#load = load;
    this.#part = this.#createPart();
  }

  get part(): ComponentType<Props> {
    return this.#part;
  }

  readonly load = async () => {
    const code = await this.#load();
    // From now on nothing has to be waited for.
    this.#part = code.default;
    return code;
  };

  /** Called once a failure is shown: a part renewed before that would be requested without end. */
  renew(): void {
    this.#part = this.#createPart();
  }

  #createPart(): ComponentType<Props> {
    // `lazy` forgets that its component takes these very props.
    return lazy(() => this.load());
  }
}

interface RenderedPartProps<Props extends object> {
  code: PartCode<Props>;
  props: Props;
}

/** Under the boundary, so that a retry renders the renewed part. */
function CurrentPart<Props extends object>({ code, props }: RenderedPartProps<Props>) {
  const [Part] = useState(() => code.part);
  return createElement(Part, props);
}

function PartWithFailure<Props extends object>({
  code,
  props,
  place,
  failure,
}: RenderedPartProps<Props> & LazyPartOptions<Props>) {
  return (
    <PartBoundary
      failure={failure}
      onFailure={(error) => {
        console.error('A part of the page failed.', error);
        code.renew();
      }}
    >
      <Suspense fallback={place?.(props)}>
        <CurrentPart code={code} props={props} />
      </Suspense>
    </PartBoundary>
  );
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
  options: LazyPartOptions<Props>,
): LazyPart<Props> {
  const code = new PartCode(load);
  const render = (props: Props) => <PartWithFailure code={code} props={props} {...options} />;
  return Object.assign(render, { load: code.load });
}
