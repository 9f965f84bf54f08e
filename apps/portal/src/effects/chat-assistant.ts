/** The part of the chat-assistant widget that the portal needs: logging it out when the user logs out (section 1). */
export interface ChatAssistant {
  logOut(): void;
}

/** What a widget's own script leaves on the page. */
export interface PageWithChat {
  readonly chatAssistant?: { readonly logout?: () => unknown };
}

/**
 * The widget that the insurer's tag loads into the page, if there is one. It may load late or never, so look it up when
 * needed; its failure must not keep a person signed in.
 */
export function chatOnPage(page: PageWithChat): ChatAssistant {
  return {
    logOut() {
      try {
        page.chatAssistant?.logout?.();
      } catch (error) {
        console.warn('the chat assistant could not be logged out', error);
      }
    },
  };
}
