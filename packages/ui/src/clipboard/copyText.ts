/** Absent outside secure contexts (plain http on a name other than localhost), whatever the types say. */
const clipboard = (): Clipboard | undefined => (navigator as Partial<Navigator>).clipboard;

/** Copies by the browser's own command, which pages over plain http have as well. */
function copyByCommand(text: string): boolean {
  // Inside an open dialog: what is outside it is inert and cannot be selected.
  const place = document.activeElement?.closest('[role="dialog"], dialog') ?? document.body;
  const holder = document.createElement('span');
  holder.textContent = text;
  holder.ariaHidden = 'true';
  holder.style.cssText =
    'position:fixed;inset-block-start:0;opacity:0;white-space:pre;user-select:text';
  const selection = window.getSelection();
  const before = selection?.rangeCount ? selection.getRangeAt(0) : null;
  let isTaken = false;
  // The command copies the selection; the listener gives it the very text, without its markup.
  const give = (event: ClipboardEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    event.clipboardData?.setData('text/plain', text);
    isTaken = event.clipboardData !== null;
  };
  document.addEventListener('copy', give, { capture: true });
  place.append(holder);
  try {
    selection?.selectAllChildren(holder);
    // The only way over plain http.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    return document.execCommand('copy') && isTaken;
  } finally {
    document.removeEventListener('copy', give, { capture: true });
    holder.remove();
    selection?.removeAllRanges();
    if (before !== null) selection?.addRange(before);
  }
}

/**
 * Copies text to the clipboard, in secure and insecure contexts. Call it in the handler of a press:
 * browsers refuse it elsewhere.
 *
 * @throws Error when the browser refuses; show the text so that the reader can select it
 */
export async function copyText(text: string): Promise<void> {
  try {
    const modern = clipboard();
    if (modern !== undefined) {
      await modern.writeText(text);
      return;
    }
  } catch (error) {
    // A policy may deny the interface and still allow the command.
    if (copyByCommand(text)) return;
    throw new Error('The browser refused to copy the text.', { cause: error });
  }
  if (!copyByCommand(text)) {
    throw new Error('The browser refused to copy the text, and has no clipboard interface here.');
  }
}
