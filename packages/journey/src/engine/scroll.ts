/** Scrolls to the top: the main layout area where that is what scrolls, otherwise the page body (section 2). */
export function scrollToTop(page: Document = document): void {
  const main = page.querySelector('main');
  const area = main && main.scrollHeight > main.clientHeight && main.scrollTop > 0 ? main : page.scrollingElement;
  if (area) area.scrollTop = 0;
}

/**
 * Moves the focus to the heading of the page that has just been opened, so that a screen reader reads it out and the
 * next Tab starts there. A heading takes focus only this way, and never a field that the page focuses on purpose.
 */
export function focusHeading(page: Document = document): void {
  const main = page.querySelector('main');
  if (!main || main.contains(page.activeElement)) return;
  const heading = main.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
