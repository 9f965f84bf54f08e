import { expect, type Locator, type Page } from '@playwright/test';
import type { Person, Sandbox } from './sandbox.ts';
import { openSignedIn, type Where } from './signed-in.ts';
import { type Locale, patternIn, textIn } from './texts.ts';

/** Where to read OTPs: the sandbox's outbox, or what an external system received. */
export type OtpOf = (person: Person) => Promise<string>;

/** The portal as a person sees it: its actions, found by role and name, in one of its languages. */
export class Portal {
  readonly page: Page;
  readonly locale: Locale;
  readonly #otp: OtpOf;

  constructor(page: Page, otp: OtpOf, locale: Locale = 'en') {
    this.page = page;
    this.locale = locale;
    this.#otp = otp;
  }

  static inSandbox(page: Page, sandbox: Sandbox, locale: Locale = 'en'): Portal {
    return new Portal(page, ({ mobile }) => sandbox.otp(mobile), locale);
  }

  text = (id: string, inputs?: Readonly<Record<string, string | number>>): string => textIn(this.locale, id, inputs);
  pattern = (id: string): RegExp => patternIn(this.locale, id);

  heading = (id: string): Locator => this.page.getByRole('heading', { level: 1, name: this.pattern(id) });
  button = (id: string): Locator => this.page.getByRole('button', { name: this.pattern(id) });
  link = (id: string): Locator => this.page.getByRole('link', { name: this.pattern(id) });
  field = (id: string): Locator => this.page.getByRole('textbox', { name: this.pattern(id) });

  /** Opens an address, waits for the page, and switches to this portal's language as a person would. */
  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.page.getByRole('heading', { level: 1 }).first().waitFor();
    if (this.locale === 'en') return;
    await this.page.getByRole('button', { name: this.text('app_language'), exact: false }).click();
    await expect(this.page.locator('html')).toHaveAttribute('lang', this.locale);
    // the letters of another script arrive a moment later and move what is on the page
    await this.page.evaluate(async () => void (await document.fonts.ready));
  }

  /** First step of signing in: the login id. */
  async giveLoginId(loginId: string): Promise<void> {
    await this.field('login_field').fill(loginId);
    await this.button('login_sendOtp').click();
  }

  /** Second step: the OTP. */
  async giveOtp(otp: string): Promise<void> {
    await this.field('otp_label').fill(otp);
    await this.button('login_signIn').click();
  }

  /** Signs in from the first page to the dashboard. */
  async signIn(person: Person, path = '/cs'): Promise<void> {
    await this.open(path);
    await this.giveLoginId(person.policyNumbers[0] ?? person.mobile);
    await expect(this.heading('otp_heading')).toBeVisible();
    await this.giveOtp(await this.#otp(person));
  }

  /** Starts signed in, at the dashboard or at another address. Journeys that start with the sign-in screens call `signIn`. */
  openSignedIn(person: Person, where?: Where): Promise<void> {
    return openSignedIn(this.page, person, this.locale, () => this.#otp(person), where);
  }

  async seesDashboard(): Promise<void> {
    await expect(this.page).toHaveURL(/\/cs\/dashboard$/);
    await expect(this.page.getByRole('heading', { name: this.text('dashboard_policiesHeading') })).toBeVisible();
  }

  /** Opens a policy from the dashboard: the first, or the one with a number. */
  async openPolicy(policyNo?: string): Promise<void> {
    const card = this.page.getByRole('region').filter({ hasText: policyNo ?? /\d{9}/ });
    await card.getByRole('heading', { level: 3 }).getByRole('link').first().click();
    await expect(this.page).toHaveURL(/\/cs\/policy-details\?id=/);
  }

  /** The dashboard's buttons for paying a premium, the most urgent first. */
  payDue = (): Locator => this.page.getByRole('article').getByRole('link', { name: this.pattern('dashboard_pay') });

  /** The button that opens a collapsed menu: in the header, or on a phone in the bar at the bottom. */
  menuOpener = (): Locator => this.button('menu_open').or(this.button('menu_barServices')).filter({ visible: true });

  /** The menu, opened first if it is collapsed, as on a phone. */
  async menu(): Promise<Locator> {
    const opener = this.menuOpener();
    const menu = this.page.getByRole('navigation', { name: this.text('menu_label') });
    await opener.or(menu).filter({ visible: true }).first().waitFor();
    if (await opener.isVisible()) await opener.click();
    return menu.filter({ visible: true });
  }

  /** A service in the menu. Opens its group first if it is collapsed. */
  async menuLink(nameId: string): Promise<Locator> {
    const menu = await this.menu();
    // a filter searches inside the elements it filters
    const named = this.page.getByRole('link', { name: this.text(nameId), exact: true, includeHidden: true });
    const link = menu.locator(named);
    await link.waitFor({ state: 'attached' });
    if (!(await link.isVisible()))
      await menu.locator('[data-group]').filter({ has: named }).getByRole('button').click();
    return link;
  }

  /** With the button in the header or, if there is no room for one, with the menu's last line. */
  async signOut(): Promise<void> {
    const opener = this.menuOpener();
    const button = this.button('menu_signOut');
    await opener.or(button).filter({ visible: true }).first().waitFor();
    if (await button.isVisible()) await button.click();
    else await (await this.menu()).getByRole('link', { name: this.text('menu_signOut') }).click();
    await expect(this.heading('logout_heading')).toBeVisible();
  }
}
