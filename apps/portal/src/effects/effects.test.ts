import { describe, expect, it, vi } from 'vitest';
import { dataLayer } from './analytics.ts';
import { chatOnPage } from './chat-assistant.ts';

describe('the data layer', () => {
  it('is the page’s own, or created if there is none', () => {
    const page: { dataLayer?: unknown[] } = {};
    dataLayer(page)({ event: 'session', change: 'opened' });
    dataLayer(page)({ event: 'failure', service: 'login', code: 'otp-wrong' });
    expect(page.dataLayer).toEqual([
      { event: 'session', change: 'opened' },
      { event: 'failure', service: 'login', code: 'otp-wrong' },
    ]);
  });
});

describe('the chat assistant', () => {
  it('is logged out if it is on the page by then', () => {
    const page: { chatAssistant?: { logout: () => void } } = {};
    const chat = chatOnPage(page);
    chat.logOut();
    page.chatAssistant = { logout: vi.fn() };
    chat.logOut();
    expect(page.chatAssistant.logout).toHaveBeenCalledOnce();
  });

  it('does not stop a logout if it fails', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const chat = chatOnPage({
      chatAssistant: {
        logout() {
          throw new Error('widget');
        },
      },
    });
    expect(() => chat.logOut()).not.toThrow();
    expect(warned).toHaveBeenCalledOnce();
  });
});
