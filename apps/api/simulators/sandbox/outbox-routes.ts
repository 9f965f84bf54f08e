import { checkMobile } from '@lifedesk/rules';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../src/platform/database/connect.ts';
import { html, sendPage, wantsPage } from './page.ts';
import type { SandboxRoutes } from './sandbox-routes.ts';

const LIMIT = 200;

interface OutboxMessage {
  channel: 'sms' | 'email' | 'mandate';
  to: string;
  subject?: string;
  text: string;
  otp?: string;
  attachments?: string[];
  at: string;
}

/** Messages, newest first: all, or those to one mobile number (in any format) or email address. */
export async function readOutbox(db: Db, to?: string): Promise<OutboxMessage[]> {
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .$if(to !== undefined, (q) => q.where('recipient', 'in', spellings(to ?? '')))
    .orderBy('id', 'desc')
    .limit(LIMIT)
    .execute();
  return rows.map(({ channel, recipient, subject, text, otp, attachments, at }) => ({
    channel,
    to: recipient,
    ...(subject ? { subject } : {}),
    text,
    ...(otp ? { otp } : {}),
    ...(attachments.length > 0 ? { attachments } : {}),
    at: at.toISOString(),
  }));
}

/** A plus in a query string is decoded as a space, so the space is corrected too. */
function spellings(to: string): string[] {
  const mobile = checkMobile(to.trim());
  return [to, to.trim().toLowerCase(), ...(mobile.valid ? [mobile.value.e164] : []), `+${to.trim()}`];
}

export function addOutboxRoutes(app: FastifyInstance, { deps }: SandboxRoutes): void {
  app.get<{ Querystring: { to?: string } }>('/outbox', async (request, reply) => {
    const { to } = request.query;
    const messages = await readOutbox(deps.db, typeof to === 'string' && to !== '' ? to : undefined);
    if (!wantsPage(request)) return messages;
    const rows = messages.map(
      (
        m,
      ) => html`<tr><td>${new Date(m.at).toLocaleString('en-IN', { timeZone: 'Asia/Kolkata' })}</td><td>${m.channel}</td><td>${m.to}</td>
<td class="otp">${m.otp}</td><td lang="hi">${m.subject ? html`<b>${m.subject}</b><br>` : null}${m.text}
${m.attachments ? html`<br>${m.attachments.join(', ')}` : null}</td></tr>`,
    );
    const body = html`<p>Messages that would have been sent, newest first. The page reloads on its own.</p>
<form method="get" action="/sandbox/outbox"><label>To <input name="to" value="${typeof to === 'string' ? to : ''}"></label><button>Show</button></form>
${
  rows.length === 0
    ? html`<p>Nothing has been sent yet.</p>`
    : html`<div class="scroll"><table>
<thead><tr><th>Time</th><th>Channel</th><th>To</th><th>OTP</th><th>Text</th></tr></thead><tbody>${rows}</tbody></table></div>`
}`;
    return sendPage(reply, 'Outbox', body, 5);
  });
}
