import { describe, expect, it, vi } from 'vitest';
import { memoryRouter, queryOf, stepOf } from './memory-router.ts';

const open = (options: Partial<Parameters<typeof memoryRouter>[0]> = {}) => {
  const router = memoryRouter({ base: '/desk', page: ['service'], address: '/desk?service=pay&id=p_1', ...options });
  return { router, steps: router.openSteps(), address: () => router.current().address };
};

describe('addresses in memory', () => {
  it('belong to the app if they are under its path, and only then', () => {
    const { router } = open();
    expect(['/desk', '/desk?service=pay', '/desk/a'].every(router.owns)).toBe(true);
    expect(['/desks', '/other', 'https://example.com/desk', 'tel:1800'].some(router.owns)).toBe(false);
  });

  it('notify listeners of a change with a new object', () => {
    const { router, address } = open();
    const listener = vi.fn();
    const stop = router.subscribe(listener);
    const before = router.current();
    router.open('/desk');
    expect(listener).toHaveBeenCalledOnce();
    expect(router.current()).not.toBe(before);
    stop();
    router.back();
    expect(listener).toHaveBeenCalledOnce();
    expect(address()).toBe('/desk?service=pay&id=p_1');
  });

  it('of a page itself keep the parameters that name the page, and drop the rest of the query', () => {
    const { router, steps } = open();
    steps.push('review');
    expect(router.self()).toBe('/desk?service=pay');
    expect(router.self({ orderId: 'o_1', empty: undefined })).toBe('/desk?service=pay&orderId=o_1');
  });

  it('can be returned to by their position', () => {
    const { router, address } = open({ address: '/desk' });
    router.open('/desk?service=pay');
    router.open('/desk?service=track');
    expect(router.position()).toBe(2);
    router.goTo(0);
    expect(address()).toBe('/desk');
    router.goTo(9);
    expect(address()).toBe('/desk?service=track');
  });

  it('can all be forgotten', () => {
    const { router, address } = open({ address: '/desk' });
    router.open('/desk?service=pay&id=p_1');
    router.restart();
    router.back();
    expect(address()).toBe('/desk');
  });
});

describe('the steps of a journey', () => {
  it('are in the address, go back one by one, and to where the journey began', () => {
    const { steps, address, router } = open();
    expect([steps.wanted, steps.depth, steps.arrivedBy]).toEqual([undefined, 0, 'load']);
    steps.push('review');
    steps.push('name', 'review');
    expect(address()).toBe('/desk?service=pay&id=p_1&step=name');
    expect([steps.wanted, steps.depth, steps.returnTo, steps.arrivedBy]).toEqual(['name', 2, 'review', 'link']);
    steps.back(undefined);
    expect([steps.wanted, steps.depth, steps.arrivedBy]).toEqual(['review', 1, 'history']);
    steps.push('name');
    steps.toBegin();
    expect([stepOf(router.current()), steps.depth]).toEqual([undefined, 0]);
    expect(queryOf(router.current()).get('id')).toBe('p_1');
  });

  it('that cannot be shown are replaced in place', () => {
    const { steps, router, address } = open({ before: ['/desk'] });
    steps.correct('name');
    expect([steps.wanted, steps.depth]).toEqual(['name', 0]);
    steps.back(undefined);
    expect(steps.wanted).toBeUndefined();
    router.back();
    expect(address()).toBe('/desk');
  });

  it('do not navigate after the page was left', () => {
    const { steps, router, address } = open();
    steps.push('review');
    router.open('/desk?service=other');
    steps.push('confirm');
    steps.correct('name');
    steps.back(undefined);
    steps.toBegin();
    expect(address()).toBe('/desk?service=other');
  });

  it('do not count as visits; a link to the open page does', () => {
    const { steps, router } = open();
    const { visit } = router.current();
    steps.push('review');
    steps.correct('name');
    router.back();
    expect(router.current().visit).toBe(visit);
    router.open('/desk?service=pay');
    expect(router.current().visit).not.toBe(visit);
  });
});
