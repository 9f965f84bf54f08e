/** Headers of a customer's session for paying. */
export async function openSession(origin: string): Promise<Record<string, string>> {
  const answer = await fetch(`${origin}/api/v1/paymentlogin/validatecustomer`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginId: '506789012' }),
  });
  if (answer.status !== 200) throw new Error(`signing in failed with ${answer.status}: ${await answer.text()}`);
  const { token, xsrfToken } = await answer.json();
  return { authorization: `Bearer ${token}`, 'x-xsrf-token': xsrfToken, 'content-type': 'application/json' };
}

/** Makes one call in the session. Returns why it failed; null if it succeeded. */
export async function callOnce(origin: string, headers: Record<string, string>): Promise<string | null> {
  try {
    const answer = await fetch(`${origin}/api/v1/payment/validatesession`, { method: 'POST', headers, body: '{}' });
    await answer.arrayBuffer();
    return answer.status === 200 ? null : `status ${answer.status}`;
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } };
    return cause?.code ?? message;
  }
}
