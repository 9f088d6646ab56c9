/** Hands a file to the reader. */
export function download(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken hold of the file by the time that the press is done with.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
