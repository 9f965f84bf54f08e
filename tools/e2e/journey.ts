import { appendFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { ANY_WIDTH } from './any-width.ts';
import type { Portal } from './portal.ts';
import type { Accessible } from './test.ts';

/** The effort of a journey from the dashboard to its end. */
export interface Effort {
  readonly service: string;
  /** Buttons, links, checkboxes and choices that were pressed. */
  readonly presses: number;
  /** Fields that were filled in. */
  readonly fields: number;
  /** Calls to the server by the portal's scripts. */
  readonly calls: number;
}

interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Whether the test is on the phone. */
export const isByTouch = (): boolean => test.info().project.use.hasTouch === true;

/**
 * A service as a customer uses it: on a desktop with only the keyboard, reaching each control by Tab, and on a phone by
 * touch. Each step is checked for accessibility, light on the phone and dark on the desktop. It counts the
 * effort.
 */
export class Journey {
  readonly #portal: Portal;
  readonly #page: Page;
  readonly #service: string;
  readonly #accessible: Accessible;
  readonly #byTouch = isByTouch();
  readonly #schemes: Parameters<Accessible>[1] = test.info().tags.includes(ANY_WIDTH.tag)
    ? ['light', 'dark']
    : [this.#byTouch ? 'light' : 'dark'];
  #presses = 0;
  #fields = 0;
  #calls = 0;

  private constructor(portal: Portal, service: string, accessible: Accessible) {
    this.#portal = portal;
    this.#page = portal.page;
    this.#service = service;
    this.#accessible = accessible;
  }

  /** A journey that starts on the current page, such as at a message or a receipt. */
  static from(portal: Portal, service: string, accessible: Accessible): Journey {
    const journey = new Journey(portal, service, accessible);
    portal.page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) journey.#calls += 1;
    });
    return journey;
  }

  /**
   * Opens a service: on a phone from the dashboard, through the menu, and on a desktop by its address. The menu is the same for all
   * services, so once is enough.
   */
  static async open(portal: Portal, service: string, name: string, accessible: Accessible): Promise<Journey> {
    if (!isByTouch()) {
      if (!new URL(portal.page.url()).pathname.endsWith(`/${service}`)) await portal.page.goto(`/cs/${service}`);
      return Journey.from(portal, service, accessible);
    }
    await portal.seesDashboard();
    const journey = Journey.from(portal, service, accessible);
    const opener = portal.menuOpener();
    const menu = portal.page.getByRole('navigation', { name: portal.text('menu_label') }).filter({ visible: true });
    // the menu loads with the customer's data
    await opener.or(menu).first().waitFor();
    if (await opener.isVisible()) await journey.press(opener);
    await menu.waitFor();
    // in a collapsed group, a link's name includes the count beside it
    const named = new RegExp(`^${RegExp.escape(name)}( \\d+)?$`);
    const link = portal.page.getByRole('link', { name: named, includeHidden: true });
    await menu.locator(link).waitFor({ state: 'attached' });
    if (!(await menu.locator(link).isVisible()))
      await journey.press(menu.locator('[data-group]').filter({ has: link }).getByRole('button'));
    await journey.press(menu.locator(link));
    await expect(portal.page).toHaveURL(new RegExp(`/cs/${service}$`));
    return journey;
  }

  /**
   * Reaches a control by keyboard, from the control before it: Tab from there must arrive. Passing every control of the page each
   * time would say the same and take most of a journey.
   */
  async #reach(control: Locator): Promise<void> {
    const { keyboard } = this.#page;
    await control.focus();
    await keyboard.press('Shift+Tab');
    await keyboard.press('Tab');
    await expect(control, 'the keyboard reaches it').toBeFocused();
  }

  /** Presses a control by finger, or by key once it has the focus. */
  async #act(control: Locator, key: 'Enter' | 'Space'): Promise<void> {
    if (this.#byTouch) return control.tap();
    await this.#reach(control);
    await this.#page.keyboard.press(key);
  }

  async press(control: Locator): Promise<void> {
    await this.#act(control, 'Enter');
    this.#presses += 1;
  }

  /** Ticks a box or selects an option. */
  async choose(control: Locator): Promise<void> {
    await this.#act(control, 'Space');
    await expect(control).toBeChecked();
    this.#presses += 1;
  }

  /** Shows the last tab, which the keyboard reaches with the End key. */
  async showLast(tabs: Locator): Promise<void> {
    if (this.#byTouch) await tabs.last().tap();
    else {
      await tabs.first().focus();
      await this.#page.keyboard.press('End');
    }
    this.#presses += 1;
  }

  /** Selects the second option of a group: Tab reaches the first, and the arrow keys move within the group. */
  async chooseSecond(radios: Locator): Promise<void> {
    if (this.#byTouch) return this.choose(radios.nth(1));
    await this.#reach(radios.first());
    await this.#page.keyboard.press('ArrowDown');
    await expect(radios.nth(1)).toBeChecked();
    this.#presses += 1;
  }

  /** Selects the last option of a group with none or the first selected: Tab reaches the first, and the arrow key wraps around to the last. */
  async chooseLast(radios: Locator): Promise<void> {
    if (this.#byTouch) return this.choose(radios.last());
    await this.#reach(radios.first());
    await this.#page.keyboard.press('ArrowUp');
    await expect(radios.last()).toBeChecked();
    this.#presses += 1;
  }

  async fill(control: Locator, text: string): Promise<void> {
    if (this.#byTouch) {
      // when the page moves under a finger, people touch the field again
      await expect(async () => {
        await control.tap();
        await expect(control).toBeFocused({ timeout: 2_000 });
      }).toPass({ timeout: 60_000 });
      await control.clear();
    } else {
      await this.#reach(control);
      await this.#page.keyboard.press('ControlOrMeta+a');
    }
    await this.#page.keyboard.type(text);
    this.#fields += 1;
  }

  /** Selects an option of a list. */
  async pick(control: Locator, value: string | { readonly index: number }): Promise<void> {
    if (!this.#byTouch) await this.#reach(control);
    await control.selectOption(value);
    this.#fields += 1;
  }

  /** Selects a file in the window that the button of a field opens. */
  async chooseFile(input: Locator, file: ChosenFile): Promise<void> {
    const opened = this.#page.waitForEvent('filechooser');
    // the field itself is invisible: a finger touches its label, which looks like a button
    if (this.#byTouch)
      await this.#page
        .locator(`label[for="${await input.getAttribute('id')}"]`)
        .last()
        .tap();
    else await this.#act(input, 'Space');
    await (await opened).setFiles(file);
    this.#presses += 1;
  }

  /** Uploads a document in the first file field, and waits until it has arrived. */
  async upload(file: ChosenFile): Promise<void> {
    await this.chooseFile(this.#page.locator('input[type=file]').first(), file);
    await expect(this.#page.getByText(this.#portal.text('upload_done'))).toBeVisible();
  }

  button(id: string): Promise<void> {
    return this.press(this.#portal.button(id));
  }
  field(id: string, text: string): Promise<void> {
    return this.fill(this.#portal.field(id), text);
  }

  /** Expects a step with this heading and no accessibility violations. */
  async expectAt(headingId: string): Promise<void> {
    await expect(this.#portal.heading(headingId)).toBeVisible();
    await expect(this.#page.locator('[data-state="loading"]')).toHaveCount(0);
    await this.#accessible(this.#page, this.#schemes);
    // as someone who reads the page to its end, so that going back has a place to restore
    await this.#page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  }

  /** Reaches the end: the request number, at the top of the page. Records the effort if requested. */
  async endsWithTicket(headingId: string): Promise<string> {
    await expect(this.#portal.heading(headingId)).toBeFocused();
    await expect.poll(() => this.#page.evaluate(() => window.scrollY)).toBe(0);
    await this.expectAt(headingId);
    const ticket = (await this.#page.getByText(/^SR\d{10}$/).textContent()) ?? '';
    const { LIFEDESK_JOURNEYS: file } = process.env;
    const effort: Effort = {
      service: this.#service,
      presses: this.#presses,
      fields: this.#fields,
      calls: this.#calls,
    };
    if (file) await appendFile(file, `${JSON.stringify(effort)}\n`);
    return ticket;
  }

  /** Follows the request from its number to the list of requests. */
  async follow(ticket: string): Promise<void> {
    await this.press(this.#portal.link('request_follow'));
    await expect(this.#page).toHaveURL(new RegExp(`/cs/track-service-requests\\?ticket=${ticket}$`));
    await this.#portal.page.getByText(ticket).first().waitFor();
    await this.#accessible(this.#page, this.#schemes);
  }
}
