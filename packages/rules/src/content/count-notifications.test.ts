import { expect, it } from 'vitest';
import { countNotifications } from './count-notifications.ts';

// "Notification count equals the number of truthy entries in the notification object."
it.each([
  [{}, 0],
  [null, 0],
  [undefined, 0],
  [{ a: true, b: false, c: 'due', d: '', e: 0, f: 1, g: null, h: undefined, i: {}, j: [] }, 5],
])('counts %j as %i', (notifications, count) => {
  expect(countNotifications(notifications)).toBe(count);
});
