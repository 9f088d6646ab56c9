import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type LazyFailureProps, lazyPart } from './lazyPart.tsx';

/** A network that is down until `restore`, and the part that is loaded over it. */
function setUp() {
  let isDown = true;
  const load = vi.fn(() =>
    isDown ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve({ default: Part }),
  );
  const Lazy = lazyPart(load, { failure: Failure, place: () => <p>Loading</p> });
  return { Lazy, load, restore: () => (isDown = false) };
}

function Part({ name }: { name: string }) {
  return <p>Part {name}</p>;
}

function Failure({ retry }: LazyFailureProps) {
  return (
    <button type="button" onClick={retry}>
      Retry
    </button>
  );
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

describe('lazyPart', () => {
  it('shows the failure in its own place', async () => {
    const { Lazy } = setUp();
    render(
      <>
        <p>Page</p>
        <Lazy name="one" />
      </>,
    );
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
    expect(screen.getByText('Page')).toBeTruthy();
  });

  it('requests the code again on a retry', async () => {
    const { Lazy, restore } = setUp();
    render(<Lazy name="one" />);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    restore();
    await userEvent.click(retry);
    expect(await screen.findByText('Part one')).toBeTruthy();
  });

  it('requests the code again on the next mount', async () => {
    const { Lazy, restore } = setUp();
    const { unmount } = render(<Lazy name="one" />);
    await screen.findByRole('button', { name: 'Retry' });
    unmount();
    restore();
    render(<Lazy name="two" />);
    expect(await screen.findByText('Part two')).toBeTruthy();
  });

  it('makes one request per attempt while the network is down', async () => {
    const { Lazy, load } = setUp();
    render(<Lazy name="one" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await screen.findByRole('button', { name: 'Retry' });
    expect(load).toHaveBeenCalledTimes(2);
  });
});
