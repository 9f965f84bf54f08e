/** A network that loses the answers to an operation twice, after it took effect: the SDK asks a second time by itself. */
export function loseAnswers(path: string): typeof fetch {
  let lost = 0;
  return async (input, init) => {
    const answer = await fetch(input, init);
    if (lost === 2 || !String(input instanceof Request ? input.url : input).endsWith(path)) return answer;
    lost += 1;
    throw new TypeError('the connection broke');
  };
}
