import { addons } from 'storybook/preview-api';

/**
 * Makes the stories of a docs page play one after another. They are in frames of their own and
 * would otherwise play at once, each taking the focus from the others. A single story starts at
 * once.
 */
export async function takeTurns(): Promise<void> {
  const isOnPageOfDocs = window.frameElement?.closest('.sbdocs') != null;
  if (!isOnPageOfDocs || !window.isSecureContext) return;
  await new Promise<void>((begin) => {
    const played = () =>
      new Promise<void>((end) => {
        // Said of a story that failed as well. A frame that is taken away gives its turn back.
        addons.getChannel().once('storyFinished', () => end());
        begin();
      });
    void navigator.locks.request('story', played);
  });
}
