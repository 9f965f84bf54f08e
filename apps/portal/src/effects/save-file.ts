/** Offers a file to the person to save. The browser shows its own progress and its own place for downloads. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // the download has its own hold on the content by the next turn of the loop, in every browser but old Safari
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
