/** Offers to save a file. The browser shows its own progress and its own download folder. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // by the next turn of the event loop the download holds the content, in every browser except old Safari
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
