import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyText } from './copyText.ts';

/** A browser's `copy` command: fires the event, and says whether it is allowed. */
function allowCommand(isAllowed: boolean) {
  const copied = vi.fn();
  const command = vi.fn(() => {
    const event = new Event('copy', { bubbles: true, cancelable: true });
    Object.assign(event, { clipboardData: { setData: copied } });
    if (isAllowed) document.dispatchEvent(event);
    return isAllowed;
  });
  Object.assign(document, { execCommand: command });
  return { copied, command };
}

const giveClipboard = (value: Partial<Clipboard> | undefined) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value });

beforeEach(() => {
  giveClipboard(undefined);
});
afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(document, 'execCommand');
});

describe('copyText', () => {
  it('uses the clipboard interface where there is one', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    giveClipboard({ writeText });
    const { command } = allowCommand(true);
    await copyText('a link');
    expect(writeText).toHaveBeenCalledExactlyOnceWith('a link');
    expect(command).not.toHaveBeenCalled();
  });

  it('copies by the command where there is no interface', async () => {
    const { copied } = allowCommand(true);
    await copyText('a link');
    expect(copied).toHaveBeenCalledExactlyOnceWith('text/plain', 'a link');
  });

  it('copies by the command where the interface is denied', async () => {
    giveClipboard({ writeText: () => Promise.reject(new DOMException('denied')) });
    const { copied } = allowCommand(true);
    await copyText('a link');
    expect(copied).toHaveBeenCalledExactlyOnceWith('text/plain', 'a link');
  });

  it('leaves focus and document as they were', async () => {
    allowCommand(true);
    document.body.innerHTML = '<div role="dialog"><button type="button">Copy</button></div>';
    const button = document.querySelector('button');
    button?.focus();
    const before = document.body.innerHTML;
    await copyText('a link');
    expect(document.activeElement).toBe(button);
    expect(document.body.innerHTML).toBe(before);
  });

  it('throws when the browser refuses, so that the caller shows the text', async () => {
    allowCommand(false);
    await expect(copyText('a link')).rejects.toThrow(/refused/);
  });
});
