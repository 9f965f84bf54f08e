/**
 * Opens a file in a tab, where the browser's own viewer prints it. The tab opens at once, while the click lasts: browsers
 * refuse one that opens later. Where it may not open at all, the file is saved instead.
 */
export async function openToPrint(fetchFile: () => Promise<{ content: Blob; name: string }>): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const { content, name } = await fetchFile();
    const href = URL.createObjectURL(content);
    if (tab) tab.location.replace(href);
    else Object.assign(document.createElement('a'), { href, download: name }).click();
    // viewer and download have their own hold on the content by then
    setTimeout(() => URL.revokeObjectURL(href), 60_000);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
