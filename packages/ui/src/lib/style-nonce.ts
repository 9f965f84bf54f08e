import { setNonce } from 'get-nonce';

/**
 * Sets the nonce of the page's content security policy. An open `Dialog` locks the page's scrolling with one `<style>`
 * element, which a policy without `unsafe-inline` blocks unless it carries the nonce. Call it once, before the first
 * dialog opens.
 */
export function setStyleNonce(nonce: string): void {
  setNonce(nonce);
}
