/** Offers a file to be saved. */
export function saveFile(content: Blob, name: string): void {
  const href = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  free(href);
}

/**
 * Opens a file in a tab, where the browser's own viewer prints it. The tab opens at once, while the click lasts: browsers
 * refuse one that opens later. Where it may not open at all, the file is saved instead.
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

/** Viewer and download have their own hold on the content by then. */
const free = (href: string) => setTimeout(() => URL.revokeObjectURL(href), 60_000);
