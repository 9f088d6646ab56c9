import { addons } from 'storybook/preview-api';

/**
 * On a page of docs several stories stand in frames of their own and would play at once, each taking
 * the focus from the others: there they go one after another. A story alone begins at once.
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
