import { overwriteGetLocale } from '@lifedesk/journey/locale';
import { menus } from '@lifedesk/services/menus';
import { afterEach, describe, expect, it } from 'vitest';
import { menuFor } from '../../../registry/menu.ts';
import { services } from '../../../registry/services.ts';
import { companyQueries, queries } from './queries.ts';
import { answersTo } from './search-answers.ts';

const question = (id: string, question: string, answer: string) => ({ id, question, answer });
/** A few of the help pages' questions. */
const questions = [
  question(
    'otp-missing',
    'The OTP has not arrived. What can I do?',
    'After half a minute you can ask for another one.',
  ),
  question('when-to-pay', 'When can I pay, and what is the grace period?', 'From 30 days before the due date.'),
  question('claim', 'How does a nominee report a death?', 'By phone, at a branch, or by email.'),
  question('loan', 'Can I take a loan on my policy?', 'On savings plans, once they have a surrender value.'),
  question('surrender', 'What do I lose by surrendering?', 'The cover ends, and you get less than you paid.'),
];
const people = { policies: [], today: '2026-11-22', language: 'en' } as const;
const search = () => answersTo({ services: menuFor(services, menus, 'full', people), questions, session: 'full' });
const ids = (typed: string) => search()(typed).map(({ id }) => id.replace('question-', ''));

afterEach(() => overwriteGetLocale(() => 'en'));

describe('the search', () => {
  it.each(queries)('answers “%s” with %s first', (typed, first) => {
    expect(ids(typed)[0], ids(typed).join()).toBe(first);
  });

  it('has at least 60 sample queries', () => {
    expect(new Set(queries.map(([typed]) => typed)).size).toBeGreaterThanOrEqual(60);
  });

  it('says how to do something that is not online', () => {
    const [claim] = search()('hospital claim');
    expect(claim).toMatchObject({
      byPhone: true,
      note: 'Call us within 30 days of the diagnosis or the accident, with the policy number. Keep the hospital papers.',
    });
    expect(claim?.href).toBeUndefined();
  });

  it('links to the kind of document', () => {
    expect(search()('receipt')[0]?.href).toBe('/cs/download-center?kind=premium-receipt');
  });

  it('answers in the language of the page', () => {
    overwriteGetLocale(() => 'hi');
    expect(search()('loan')[0]?.label).toBe('पॉलिसी पर लोन लें');
  });

  it('shows what a person can do before what they cannot', () => {
    const all = menuFor(services, menus, 'full', people).map((entry) => ({ ...entry, unavailable: undefined }));
    const [first = '', second = ''] = answersTo({ services: all, questions, session: 'full' })('fund').map(
      ({ id }) => id,
    );
    const withoutFirst = all.map((entry) => (entry.id === first ? { ...entry, unavailable: 'No fund.' } : entry));
    const [best, ...others] = answersTo({ services: withoutFirst, questions, session: 'full' })('fund').map(
      ({ id }) => id,
    );
    expect(best).toBe(second);
    expect(others).toContain(first);
  });

  it('finds nothing for nonsense, and for an empty query', () => {
    expect(ids('xyzzy')).toEqual([]);
    expect(ids('  ')).toEqual([]);
  });
});

describe('the search of a company', () => {
  const ofCompany = answersTo({
    services: menuFor(services, menus, 'corp'),
    questions: [],
    session: 'corp',
    policyHref: (policyNo) => `/cs/policy-details?id=${btoa(policyNo)}`,
  });

  it.each(companyQueries)('answers “%s” with %s first', (typed, first) => {
    const found = ofCompany(typed).map(({ id }) => id);
    expect(found[0], found.join()).toBe(first);
  });

  it.each(['600000061', '600 000 061', '६००००००६१'])('opens the policy %s', (typed) => {
    expect(ofCompany(typed)[0]).toMatchObject({
      label: 'Policy 600000061',
      href: `/cs/policy-details?id=${btoa('600000061')}`,
    });
  });

  it('opens the lists of the dashboard, and has nothing that only a person does', () => {
    expect(ofCompany('lapsed')[0]?.href).toBe('/cs/dashboard?only=lapsed');
    for (const typed of ['kyc', 'medical test']) expect(ofCompany(typed).map(({ id }) => id)).not.toContain('ekyc');
    expect(ofCompany('medical test').map(({ id }) => id)).not.toContain('medical-appointment');
  });
});
