import { type JsonObject, valueAt } from '../json.ts';
import type { Actor } from './actor.ts';
import { lookUp, type Scope } from './scope.ts';

/**
 * Something that no operation returns and the test system knows: a one-time code of another app's login, the link that stops a
 * payout, the address to which staff return, what their provider leads them back with, or a picture of a face.
 */
export type Need = 'auth-code' | 'stop-link' | 'desk-address' | 'staff-code' | 'face';

/** A link whose secret follows the `#`, so that no server sees it. */
const LINK = /https?:\/\/[^\s"'<>]+#[\w-]{16,}/g;
const DAY_S = 86_400;
/** In days. Until then the insurer has approved a request, and its payout is held. */
const LONGEST_APPROVAL = 5;

/** Values of what is needed, the likeliest first. */
export async function askTestSystem(need: Need, actor: Actor, scope: Scope): Promise<readonly JsonObject[]> {
  const { system } = actor.world;
  switch (need) {
    case 'auth-code':
      return [{ authCode: await system.authCode(actor.person.clientId) }];
    case 'face':
      return [{ picture: await system.face() }];
    case 'stop-link':
      return (await stopLinks(actor, lookUp(scope, 'madeAt') !== undefined)).map((link) => ({ link }));
    case 'desk-address':
      return [{ returnAddress: await system.deskAddress() }];
    case 'staff-code': {
      const address = lookUp(scope, 'signInAddress');
      return typeof address === 'string' ? [await system.signInStaff(address)] : [];
    }
  }
}

/** @param isRequested the payout was requested, and its link is sent once the insurer has approved it */
async function stopLinks({ world, person: { mobile, email } }: Actor, isRequested: boolean): Promise<string[]> {
  const recipients = [mobile, email].filter((it) => it !== undefined);
  for (let day = 0; ; day += 1) {
    const texts = await Promise.all(recipients.map((it) => world.system.messagesTo(it)));
    const links = texts.flat().flatMap((text) => text.match(LINK) ?? []);
    if (links.length > 0 || !isRequested || day === LONGEST_APPROVAL) return links;
    await world.advance(DAY_S);
  }
}

/** No to every question of a declaration, and a number in the middle where one is asked for. */
export function answersOf(scope: Scope): JsonObject[] {
  const questions = lookUp(scope, 'declaration.questions');
  return (Array.isArray(questions) ? questions : []).flatMap((question) => {
    const [id = '', kind, isFollowUp] = ['id', 'kind', 'shownWhen'].map((name) => valueAt(question, [name]));
    if (isFollowUp !== undefined || valueAt(question, ['isOptional']) === true) return [];
    const [least, most] = [valueAt(question, ['least']), valueAt(question, ['most'])].map(Number);
    return [kind === 'number' ? { id, number: Math.round(((least ?? 0) + (most ?? 0)) / 2) } : { id, yes: false }];
  });
}
