/** Offers a file to the reader as a download. */
export function download(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has started the download by the time the click returns.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
