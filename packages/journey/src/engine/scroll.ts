/** Scrolls to the top: of the main layout area if that scrolls, otherwise of the page body (section 2). */
export function scrollToTop(page: Document = document): void {
  const main = page.querySelector('main');
  const area = main && main.scrollHeight > main.clientHeight && main.scrollTop > 0 ? main : page.scrollingElement;
  if (area) area.scrollTop = 0;
}

/**
 * Moves focus to the heading of the page that has just opened, so that a screen reader reads it and the next Tab starts
 * there. It does not override a field that the page focuses on purpose.
 */
export function focusHeading(page: Document = document): void {
  const main = page.querySelector('main');
  if (!main || main.contains(page.activeElement)) return;
  const heading = main.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
