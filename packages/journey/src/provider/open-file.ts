/** Offers to save a file. */
export function saveFile(content: Blob, name: string): void {
  const href = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  free(href);
}

/**
 * Opens a file in a tab, where the browser's own viewer prints it. The tab opens immediately, during the click:
 * browsers block one that opens later. If it is blocked anyway, the file is saved instead.
 */
export async function openToPrint(fetchFile: () => Promise<{ content: Blob; name: string }>): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const { content, name } = await fetchFile();
    if (!tab) return saveFile(content, name);
    const href = URL.createObjectURL(content);
    tab.location.replace(href);
    free(href);
  } catch (error) {
    tab?.close();
    throw error;
  }
}

/** By then viewer and download hold the content themselves. */
const free = (href: string) => setTimeout(() => URL.revokeObjectURL(href), 60_000);
